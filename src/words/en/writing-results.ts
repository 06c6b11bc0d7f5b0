import { PRODUCT_NAME } from '../brand.ts';

/** What a letter came to, and what is known of the module. */
export const writingResults = {
  'oet.module.writing': 'Writing',
  'oet.module.writing.about':
    'Read the case notes of your profession and write the letter that its reader needs.',
  'oet.module.writing.part.whole': 'Five minutes to read the case notes, then forty to write the letter.',
  'oet.module.writing.marking.criteria':
    'Six criteria: purpose, content, conciseness and clarity, genre and style, organisation and layout, language. Each is shown out of ten.',
  'oet.module.writing.marking.findings':
    'No mark is taken off without a reason that you can see in your letter.',
  'oet.module.writing.marking.length': 'About 180 to 200 words in the body are advised.',
  'oet.module.writing.marking.unscorable':
    'A letter that is too short, copied from the notes or not in English gets no marks, with the reason, and the credits come back.',
  'oet.module.writing.start': 'Start Practice Test',
  'oet.module.writing.again': 'Try Another Writing Test',

  'oet.profession.title': 'Your profession',
  'oet.profession.hint':
    'Writing and speaking tests are made for one profession. You can change it later in the settings.',
  'oet.profession.save': 'Save and start the test',
  'oet.profession.saving': 'Saving...',
  'oet.profession.failed': 'Your profession could not be saved: {message}',
  'oet.profession.current': 'Tests for {profession}.',

  'oet.criterion.purpose': 'Purpose',
  'oet.criterion.content': 'Content',
  'oet.criterion.conciseness_and_clarity': 'Conciseness and clarity',
  'oet.criterion.genre_and_style': 'Genre and style',
  'oet.criterion.organisation_and_layout': 'Organisation and layout',
  'oet.criterion.language': 'Language',
  'oet.criterion.advice.purpose':
    'Say in the first sentence why you write and what you ask for, and come back to it once.',
  'oet.criterion.advice.content':
    'Before you write, mark each note that this reader needs. Check doses, dates and sides against the notes at the end.',
  'oet.criterion.advice.conciseness_and_clarity':
    'Leave out what this reader knows or doesn’t need, and put into one sentence what belongs together.',
  'oet.criterion.advice.genre_and_style':
    'Write full, factual sentences; explain technical words to a reader who is no clinician.',
  'oet.criterion.advice.organisation_and_layout':
    'One topic for each paragraph, the most urgent first, in the form of a letter.',
  'oet.criterion.advice.language':
    'Read each sentence once for its verb and once for its articles. Most slips are there.',

  'oet.writing.aside': 'Kept, not marked: from another device, or after the end',
  'oet.writing.title': 'Writing: your letter',
  'oet.writing.marking': 'Your letter is being marked',
  'oet.writing.markingText':
    'That takes a few seconds, longer when much is going on. This page shows the result by itself, and you find it again under Writing whenever you come back.',
  'oet.writing.marked': 'Your letter is marked.',
  'oet.writing.unscorable': 'Your letter could not be marked',
  'oet.writing.refunded': 'The credits of this attempt have come back to you.',
  'oet.writing.band': 'Band',
  'oet.writing.bandHint': `OET’s letters, as ${PRODUCT_NAME} estimates them from the marks of the six criteria.`,
  'oet.writing.estimateHint':
    'From the marks of the six criteria in proportion. OET does not publish how marks become scores, and sets it anew for each sitting.',
  'oet.writing.engine': 'Marked by',
  'oet.writing.next': 'The one thing to work on next',
  'oet.writing.criteria': 'The six criteria',
  'oet.writing.outOfTen': '{score, number} of 10',
  'oet.writing.notJudged': 'not judged',
  'oet.writing.cost': 'This cost most:',
  'oet.writing.costNothing': 'No marks were lost. This would be better otherwise:',
  'oet.writing.earned': 'This earned it:',
  'oet.writing.nothingFound': 'Nothing was found here that costs marks.',
  'oet.writing.nothingFoundYet':
    'Nothing was found here. Full marks are not given, as not every mistake can be found.',
  'oet.writing.tooLittle': 'There was not enough in the letter to judge this.',
  'oet.writing.showFindings': '{n, plural, one {See # finding} other {See # findings}} of {criterion}',
  'oet.writing.letter': 'Your letter, with what was found',
  'oet.writing.letterPlain': 'Your letter',
  'oet.writing.emptyLetter': 'You submitted an empty letter.',
  'oet.writing.whichFindings': 'Which findings',
  'oet.writing.allFindings': 'All ({n, number})',
  'oet.writing.criterionFindings': '{criterion} ({n, number})',
  'oet.writing.findings': 'What was found',
  'oet.writing.finding': '{criterion}, {severity}',
  'oet.writing.noFindings': 'Nothing was found to mend.',
  'oet.writing.severity.minor': 'minor',
  'oet.writing.severity.moderate': 'noticeable',
  'oet.writing.severity.serious': 'serious',
  'oet.writing.missing': 'Missing from the letter',
  'oet.writing.mend': 'Better:',
  'oet.writing.toLetter': 'Show it in the letter',
  'oet.writing.markLabel': 'finding {n, number}',

  'oet.writing.points': 'What became of the notes',
  'oet.writing.whichPoints': 'Which notes',
  'oet.writing.allPoints': 'All ({n, number})',
  'oet.writing.badPoints': 'Missed or distorted ({n, number})',
  'oet.writing.noBadPoints': 'Nothing that your reader needs was missed or distorted.',
  'oet.writing.point.note': 'Note',
  'oet.writing.point.verdict': 'In your letter',
  'oet.writing.point.quote': 'Your words',
  'oet.writing.point.why': 'Why it matters',
  'oet.writing.noQuote': 'nothing',
  'oet.writing.verdict.conveyed': 'Conveyed',
  'oet.writing.verdict.partial': 'In part',
  'oet.writing.verdict.distorted': 'Distorted',
  'oet.writing.verdict.missing': 'Missing',
  'oet.writing.verdict.left_out': 'Left out',
  'oet.writing.verdict.left_out_rightly': 'Left out, rightly',
  'oet.writing.verdict.included': 'Included, though not needed',

  'oet.writing.mended': 'Your letter, mended',
  'oet.writing.mendedHint':
    'Only what is wrong whatever you meant was changed. Everything else is for you to decide.',
  'oet.writing.mendedNone': 'Nothing could be mended without knowing what you meant.',
  'oet.writing.before': 'As you wrote it',
  'oet.writing.after': 'Mended',
  'oet.writing.changes': 'What was changed, and why',
  'oet.writing.changeTo': 'becomes',
  'oet.writing.changeNothing': '(nothing)',

  'oet.writing.models': 'Model letters to compare',
  'oet.writing.whichModel': 'Which model letter',
  'oet.writing.model.a': 'A letter at A',
  'oet.writing.model.c_plus': 'A letter at C+',
  'oet.writing.modelFindings': 'What it was marked down for',
  'oet.writing.task': 'The task and its case notes',
  'oet.writing.caseNotes': 'Case notes',
  'oet.writing.taskTitle': 'Task',
  'oet.writing.others': 'Your other letters',
  'oet.progress.criteriaTime': 'Your letters, criterion by criterion',
  'oet.progress.criteriaTimeHint': 'Out of ten, the newest first.',
  'oet.progress.criterion': 'Criterion',
} as const;
