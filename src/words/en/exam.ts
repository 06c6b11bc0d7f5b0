import { consent } from './consent.ts';
import { player } from './player.ts';
import { writing } from './writing.ts';

/** What the pages of an exam share. */
export const exam = {
  ...consent,
  ...player,
  ...writing,

  'countdown.label': 'Time left',
  'countdown.left': '{minutes, plural, one {# minute left.} other {# minutes left.}}',
  'countdown.over': 'The time is over. You can still change and submit your work.',

  'exam.failed': 'Error: {message}',
  'exam.part': 'Part {part}',
  'exam.backToParts': 'Back to the parts',
  'exam.timeIsUp':
    'Time is up. You can still change and submit your answers; your result will say by how much you went over.',
  'exam.leaveTitle': 'Leave the test?',
  'exam.leaveText':
    'Your answers are kept and you can come back to them. The clock does not stop while you are away.',
  'exam.submittedElsewhere': 'This was submitted in another tab or on another device.',

  'exam.chooseTitle': 'Choose a part',
  'exam.chooser.partTitle': 'Part {part}',
  'exam.chooser.open': 'Open Part {part}',
  'exam.chooser.goOn': 'Continue Part {part}',
  'exam.chooser.results': 'See the result of Part {part}',
  'exam.chooser.running': 'Under way',
  'exam.chooser.submitted': 'Submitted',

  'exam.start': 'Start Part {part}',
  'exam.starting': 'Starting...',
  'exam.startFailed': 'The test could not be started: {message}',
  'exam.before': 'Before you start',

  'exam.saved': 'Saved',
  'exam.saving': 'Saving…',
  'exam.saveOffline': 'Not saved yet: no connection, kept on this device',
  'exam.saveFailed': 'Not saved yet: kept on this device, we try again',
  'exam.saveConflict': 'Two versions: choose one of them',
  'exam.savedAgain': 'Your work is saved again.',

  'exam.views': 'What is shown',
  'exam.questions': 'Questions',
  'exam.texts': 'Texts',
  'exam.text': 'Text',
  'exam.jumpTo': 'Go to a text',

  'exam.questionNumber': 'Question {number}',
  'exam.gapLabel': 'Question {number}: {text}',
  'exam.gap': 'gap',
  'exam.summaryPlaceholder': 'Type your summary here...',
  'exam.true': 'True',
  'exam.false': 'False',
  'exam.flag': 'Flag',
  'exam.flagLabel': 'Flag question {number}',
  'exam.strike': 'Strike out: {option}',
  'exam.struck': '(struck out)',
  'exam.palette': 'Go to a question',
  'exam.mark.answered': 'answered',
  'exam.mark.unanswered': 'not answered',
  'exam.mark.flagged': 'flagged',
  'exam.answeredCount': '{n} of {total} answered',
  'exam.previous': 'Previous',
  'exam.next': 'Next',

  'exam.highlight': 'Highlight',
  'exam.unhighlight': 'Remove highlight',
  'exam.smaller': 'Smaller text',
  'exam.larger': 'Larger text',
  'exam.zoom': 'Text size {percent} %',
  'exam.help': 'Help',
  'exam.helpTitle': 'How this screen works',
  'exam.help.tab': 'Tab',
  'exam.help.tabText': 'Goes to the next gap, question or button',
  'exam.help.arrows': 'Arrow keys',
  'exam.help.arrowsText': 'Choose among the options of a question',
  'exam.help.strike': 'X',
  'exam.help.strikeText':
    'Strikes out the option you are on, or brings it back. To strike out another, Tab goes to the crosses. With the mouse: right click an option, or press the cross beside it',
  'exam.help.tabTextLetter': 'Goes to the next button, and from the notes to your letter',
  'exam.help.highlight': 'H',
  'exam.help.highlightText':
    'Highlights the words you have selected in a text or a question, or removes the highlight',
  'exam.help.step': 'Alt+N, Alt+P',
  'exam.help.stepText': 'Next question, previous question',
  'exam.help.flag': 'Alt+M',
  'exam.help.flagText': 'Flags the question you are in, to come back to it',
  'exam.help.saving':
    'Your answers are saved as you work. Flags, crosses and highlights stay on this device and are not marked.',
  'exam.help.record': 'Space',
  'exam.help.recordText': 'On the record button: starts and stops a recording',
  'exam.help.escape': 'Esc',
  'exam.help.escapeText': 'Cancels the recording: nothing of it is sent',
  'exam.help.savingCard': 'Your notes and highlights stay on this device and are not marked.',
  'exam.help.savingTalk':
    'Every turn is kept as soon as it is answered, and is there again when you come back.',
  'exam.help.savingNotes': 'Highlights stay on this device and are not marked.',
  'exam.help.savingLetter':
    'Your letter is saved as you write. Highlights stay on this device and are not marked.',

  'exam.submit': 'Submit',
  'exam.submitting': 'Submitting...',
  'exam.submitFailed': 'Failed to submit test',
  'exam.submitError': 'Error submitting test: {message}',
  'exam.submitStopped':
    'Your session had expired, so nothing was submitted. What you did is kept. Please submit it now.',
  'exam.submitUnsaved':
    'Your work could not be saved, so nothing was submitted. Check your connection and try again.',
  'exam.unansweredTitle': '{n, plural, one {# question has no answer} other {# questions have no answer}}',
  'exam.unansweredText':
    'A wrong answer costs nothing, so a guess can only help. After you submit, nothing can be changed.',
  'exam.unansweredList': 'Not answered: {numbers}',
  'exam.goOn': 'Go on answering',
  'exam.submitAnyway': 'Submit as it is',

  'reading.loadFailed': 'Failed to load reading test',
  'reading.page': 'Reading test',
  'reading.back': 'Back to Reading',
  'reading.chooseIntro':
    'Each part has its own clock, which starts when you press Start on the next page and does not stop. Parts B and C share theirs.',
  'reading.about.A': 'Multiple choice on a healthcare text, matching and short answers',
  'reading.about.B': 'Multiple choice on healthcare scenarios',
  'reading.about.C': 'Multiple choice on two long texts',
  'reading.time.A': '15 minutes',
  'reading.time.B': '45 minutes, together with Part C',
  'reading.time.C': '45 minutes, together with Part B',
  'reading.testPage': 'Reading, Part {part}',
  'reading.rules.A.1': 'Four short texts on one topic and twenty questions, in 15 minutes.',
  'reading.rules.A.2':
    'Copy your answers from the texts. Spelling counts; British and American are both right.',
  'reading.rules.A.3': 'Look for the information you need instead of reading everything.',
  'reading.rules.B.1': 'Six short texts from the workplace with one question each.',
  'reading.rules.B.2': 'Parts B and C share 45 minutes. Start begins it for both.',
  'reading.rules.B.3': 'From the last question you can go on to Part C. Each part is submitted on its own.',
  'reading.rules.C.1': 'Two long texts with eight questions each.',
  'reading.rules.C.2': 'Parts B and C share 45 minutes. Start begins it for both.',
  'reading.rules.C.3': 'Each part is submitted on its own.',
  'reading.clock':
    'The clock runs on if you leave the page, and shows the time truly left when you come back.',
  'reading.late': 'At 0 you can still finish and submit. The result says by how much you went over.',
  'reading.saved': 'Your answers are saved as you work.',
  'reading.toC': 'Go on to Part C',
  'reading.toB': 'Back to Part B',

  'listening.loadFailed': 'Failed to load listening test',
  'listening.page': 'Listening test',
  'listening.back': 'Back to Listening',
  'listening.chooseIntro':
    'Each part has its own clock and its own recordings. Have headphones ready: the recordings begin when you press Start.',
  'listening.about.A': 'Fill in blanks and summary completion on medical conversations',
  'listening.about.B': 'Multiple choice on presentations and discussions',
  'listening.time.A': '30 minutes',
  'listening.time.B': '45 minutes',
  'listening.testPage': 'Listening, Part {part}',
  'listening.rules.A.1':
    'Two consultations. Twelve gaps each to fill while you listen, and a summary afterwards.',
  'listening.rules.A.2':
    'Write the words that you hear. The spelling need not be exact if the word can be recognised; another word never counts.',
  'listening.rules.B.1':
    'Six short extracts from the workplace with one question each, then two talks with six.',
  'listening.rules.B.2': 'Before each recording you have time to read its questions.',
  'listening.rules.once': 'In exam mode each recording is heard once, one after the other.',
  'listening.mode': 'How do you want to listen?',
  'listening.mode.exam': 'As in the exam',
  'listening.mode.examHint': 'Each recording once, without going back. It counts for the estimated score.',
  'listening.mode.practice': 'To practise',
  'listening.mode.practiceHint':
    'Stop, go back and slow down as you like. Your result is marked as practice and gives no estimate.',
  'listening.making':
    'The recordings of this test are still being made. That takes a few minutes the first time. This page goes on by itself; the clock does not run meanwhile.',
  'listening.recording': 'Recording {n} of {total}: {title}',
  'listening.goesOn':
    'The recording goes on while you do not hear it. Press Play to hear it from where it is now.',
  'listening.allPlayed': 'All recordings of this part have been played. You can still change your answers.',
  'listening.previous': 'Previous recording',
  'listening.next': 'Next recording',
  'listening.back5': '5 seconds back',
  'listening.backTurn': 'Repeat what was just said',
  'listening.speed': 'Speed',
  'listening.speedValue': '{rate, number} times',
  'listening.notes': 'Notes',
  'listening.extracts': 'Recordings',
  'listening.gap': '({n})',
} as const;
