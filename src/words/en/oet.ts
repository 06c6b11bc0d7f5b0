import { PRODUCT_NAME } from '../brand.ts';
import { consent } from './consent.ts';
import { credits } from './credits.ts';
import { oetFeedback } from './oet-feedback.ts';
import { professions } from './professions.ts';
import { speakingModule } from './speaking-module.ts';
import { writingResults } from './writing-results.ts';

/** The pages around an exam: what is offered, what was done and what it came to. */
export const oet = {
  ...consent,
  ...oetFeedback,
  ...credits,
  ...professions,
  ...speakingModule,
  ...writingResults,

  'oet.module.reading': 'Reading',
  'oet.module.reading.about':
    'Find what matters in short clinical texts, notices and policies, and follow the argument of longer articles.',
  'oet.module.reading.part.A':
    'Four short texts on one topic. Find who says what, and fill gaps with their words.',
  'oet.module.reading.part.B': 'Six short texts from the workplace, one question on each.',
  'oet.module.reading.part.C': 'Two longer texts with eight questions each, on detail, opinion and meaning.',
  'oet.module.reading.marking.marks':
    'Every question is one mark. A wrong answer takes none off, so never leave a gap.',
  'oet.module.reading.marking.gaps':
    'In the gaps of Part A one wrong letter is no mark. British and American spelling are both right.',
  'oet.module.reading.marking.units':
    'Copy the words of the text. Give the unit where a quantity is asked for, and leave out what is printed already.',
  'oet.module.reading.marking.estimate':
    'When Parts A, B and C are submitted you also get an estimate of the OET score.',
  'oet.module.reading.start': 'Start Practice Test',
  'oet.module.reading.again': 'Try Another Reading Test',

  'oet.module.listening': 'Listening',
  'oet.module.listening.about':
    'Follow consultations, briefings and talks, and write down what matters while you listen.',
  'oet.module.listening.part.A': 'Fill in blanks and summary completion on medical conversations.',
  'oet.module.listening.part.B': 'Multiple choice on presentations and discussions.',
  'oet.module.listening.marking.marks':
    'Every gap and every question is one mark, the summaries a mark for each key point. A wrong answer takes none off.',
  'oet.module.listening.marking.gaps':
    'Write the words that you hear. The spelling need not be exact if the word can be recognised; another word never counts.',
  'oet.module.listening.marking.estimate':
    'When both parts are submitted in exam mode you also get an estimate of the OET score. The summaries stay out of it.',
  'oet.module.listening.start': 'Start Practice Test',
  'oet.module.listening.again': 'Try Another Listening Test',
  'oet.results.practice':
    'You listened in practice mode: you could stop and go back, so there is no estimate.',
  'oet.results.hear': 'Hear it again',
  'oet.results.distracted': 'That was said as well, about something else.',

  'oet.page': 'OET exam',
  'oet.title': 'OET exam preparation',
  'oet.intro': 'Whole tests under the real clock, and afterwards the proof for every mark.',
  'oet.modules': 'Modules',
  'oet.parts':
    '{parts, plural, one {# part} other {# parts}}, {minutes, plural, one {# minute} other {# minutes}}',
  'oet.latest': 'Your latest: {score, number} %',
  'oet.report': 'Test Progress Report',
  'oet.back': 'Back to OET Dashboard',
  'oet.failed': 'Your attempts could not be loaded: {message}',
  'oet.failedOtherwise': 'Your attempts could not be loaded',

  'oet.tips': 'Tips for the day of the test',
  'oet.tip.guess':
    'No marks are taken off for a wrong answer. If you don’t know, guess: an empty gap never scores.',
  'oet.tip.speed':
    'Reading Part A is a test of speed: 20 questions in 15 minutes, 45 seconds each. Read the headings first, then go looking.',
  'oet.tip.copy':
    'In Part A copy the words of the text. A synonym is wrong there, however good, and one wrong letter is too.',
  'oet.tip.share':
    'Parts B and C share 45 minutes. If B takes more than 10, the long texts of C will be short of time.',
  'oet.tip.line':
    'OET has no pass mark of its own. Most regulators ask for 350 of 500 in each sub-test: look up what yours wants.',
  'oet.tip.clock':
    'The clock here runs on when you leave the page, as it does in the test centre. Start when you have the time.',

  'oet.resume.title': 'Go on where you stopped',
  'oet.resume.running': 'Continue {test}: {time} left',
  'oet.resume.over': 'Continue {test}: the time is over',
  'oet.resume.next': 'Continue {test}',
  'oet.resume.overHint': 'You can still answer and submit. The result will say by how much it ran over.',
  'oet.resume.nextHint': 'Its clock has not started yet.',
  'oet.resume.runningHint': 'The clock is running.',
  'oet.resume.more': '{n, plural, one {# more unfinished test} other {# more unfinished tests}}',
  'oet.testPart': '{title}, Part {part}',

  'oet.partsTitle': 'The parts and their time',
  'oet.part': 'Part {part}',
  'oet.minutes': '{n, plural, one {# minute} other {# minutes}}',
  'oet.sharedMinutes': '{n, plural, one {# minute} other {# minutes}}, shared with {others}',
  'oet.markingTitle': 'How it is marked',
  'oet.clockHint': 'The time of a part begins when you press its Start, not before, and then never pauses.',

  'oet.attempts': 'Your tests',
  'oet.attempts.none': 'Here you will find every test that you take, each part with its result.',
  'oet.attempts.all': 'Show all {n, number}',
  'oet.attempts.begun': 'Begun on',
  'oet.attempts.result': 'Part {part}: result',
  'oet.attempts.wholeResult': 'Result',
  'oet.attempts.open': 'Part {part}: not submitted',
  'oet.attempts.wholeOpen': 'Not submitted',
  'oet.score': '{score, number} %',
  'oet.incomplete': 'Not all parts submitted',
  'oet.band': 'Practice band',
  'oet.estimateShort': 'Estimate {score, number}',

  'oet.new.page': 'New test',
  'oet.new.making': 'Your test is being prepared...',
  'oet.new.failed': 'The test could not be started',
  'oet.new.back': 'Back to {module}',

  'oet.results.page': 'Results',
  'oet.results.title': '{module}, Part {part}',
  'oet.results.loading': 'Loading results...',
  'oet.results.failedTitle': 'Error Loading Results',
  'oet.results.failed': 'Failed to load results',
  'oet.results.notSubmitted': 'This has not been submitted yet. Submit it to see its result.',
  'oet.results.back': 'Back to {module}',
  'oet.results.print': 'Print',
  'oet.results.submitted': 'Submitted on',
  'oet.results.score': 'Score',
  'oet.results.marks': 'Marks',
  'oet.results.marksOf': '{obtained, number} of {total, number}',
  'oet.results.overrun': 'Over the time',
  'oet.results.atTime': 'When the time ended',
  'oet.results.bandScale': 'Practice band {band}: {score, number} %',
  'oet.results.bandHint': `The band is ${PRODUCT_NAME}’s own, by percentage. OET does not give it.`,
  'oet.results.estimate': 'OET score, an estimate, not official',
  'oet.results.estimateScale': 'Estimated OET score: {score, number} of 500. Most regulators ask for 350.',
  'oet.results.line': '350, what most regulators ask for',
  'oet.results.estimateHint':
    'From your marks in all parts. OET does not publish how marks become scores, and sets it anew for each sitting.',
  'oet.results.noEstimate': 'You get an estimate of the OET score when every part is submitted.',
  'oet.results.next': 'Go on to Part {part}',
  'oet.results.nextRunning': 'Go on to Part {part}: {time} left',
  'oet.results.nextOver': 'Go on to Part {part}: the time is over',
  'oet.results.feedback': 'Feedback',
  'oet.results.costs': 'What cost you most',
  'oet.results.cost.skill': 'Kind of question',
  'oet.results.cost.lost': 'Marks lost',
  'oet.results.cost.time': 'Time for each',
  'oet.results.cost.of': '{lost, number} of {marks, number}',
  'oet.results.noTime': 'not measured',
  'oet.results.questions': 'Every question, with the proof',
  'oet.results.wrongOnly': 'Wrong answers only ({n, number})',
  'oet.results.allQuestions': 'All questions ({n, number})',
  'oet.results.filter': 'Which questions',
  'oet.results.jump': 'Go to a question',
  'oet.results.noneWrong': 'Every answer was right.',
  'oet.results.question': 'Question {n, number}',
  'oet.results.right': 'Right',
  'oet.results.wrong': 'Wrong',
  'oet.results.partly': 'Partly right',
  'oet.results.questionMarks': '{obtained, number} of {total, plural, one {# mark} other {# marks}}',
  'oet.results.yours': 'Your answer',
  'oet.results.correct': 'Right answer',
  'oet.results.model': 'A summary that says it all',
  'oet.results.noAnswer': 'No answer',
  'oet.results.why': 'Why',
  'oet.results.evidence': 'The proof',
  'oet.results.show': 'Show it in {label}',
  'oet.results.about': 'about {time}',

  'oet.progress.page': 'Progress report',
  'oet.progress.title': 'Test Progress Report',
  'oet.progress.failed': 'Error loading progress report',
  'oet.progress.none':
    'There is nothing to report yet. Your first test will be the first point of your chart.',
  'oet.progress.scores': 'Section scores',
  'oet.progress.scoresHint': 'Each is the score of your latest complete test; the total is their mean.',
  'oet.progress.total': 'Total',
  'oet.progress.noScore': 'No complete test yet',
  'oet.progress.chart': 'Your tests over time',
  'oet.progress.chartLabel':
    '{n, plural, one {# test} other {# tests}}, from {first, number} % to {last, number} %. The table below has every number.',
  'oet.progress.chartOne': 'One point is no line yet. With the next test you will see where it leads.',
  'oet.progress.complete': 'Complete test',
  'oet.progress.table': 'As a table',
  'oet.progress.date': 'Date',
  'oet.progress.test': 'Test',
  'oet.progress.score': 'Score',
  'oet.progress.estimate': 'Estimate',
  'oet.progress.skills': 'What you are asked to do',
  'oet.progress.topics': 'What it is about',
  'oet.progress.strengthsIn': '{module}: what goes well in your latest tests, and what doesn’t',
  'oet.progress.tooFew': 'There are too few marks to say anything yet.',
  'oet.progress.well': 'goes well',
  'oet.progress.fairly': 'could be better',
  'oet.progress.badly': 'costs marks',
  'oet.progress.share': '{obtained, number} of {total, number}',
  'oet.progress.next': 'What to practise next',
  'oet.progress.nextFirst': 'Take a whole {module} test to see where you stand.',
  'oet.progress.nextSkill': '{skill} goes worst so far: {obtained, number} of {total, number} marks.',
  'oet.progress.nextWell': 'Nothing stands out as weak. Take another test and keep the pace.',
  'oet.progress.start': 'Start a {module} test',
} as const;
