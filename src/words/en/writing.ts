/** The writing test. */
export const writing = {
  'writing.loadFailed': 'Failed to load writing test',
  'writing.page': 'Writing test',
  'writing.back': 'Back to Writing',
  'writing.startTest': 'Start Test',
  'writing.rules.notes': 'First you read the case notes for 5 minutes: the Reading Phase.',
  'writing.rules.letter':
    'Then you write a letter of about 180 to 200 words in 40 minutes: the Writing Phase. The notes stay beside it.',
  'writing.rules.select': 'Choose what this reader needs. Not every note belongs in the letter.',
  'writing.rules.spelling': 'As in the exam, nothing checks your spelling while you write.',
  'writing.rules.clock':
    'The clock runs on if you leave the page, and shows the time truly left when you come back.',
  'writing.rules.late': 'At 0 you can still finish and submit. The result says by how much you went over.',
  'writing.rules.saved': 'Your letter is saved as you write, and earlier versions are kept.',

  'writing.readingPhase': 'Reading Phase',
  'writing.writingPhase': 'Writing Phase',
  'writing.proceed': 'Proceed to Writing Phase',
  'writing.proceedHint': 'You may go on before the time is over. There is no way back to the Reading Phase.',
  'writing.readingOver': 'The reading time is over. Go on to the Writing Phase when you are ready.',
  'writing.writingOver':
    'Time is up. You can still change and submit your letter; your result will say by how much you went over.',
  'writing.leaveReading': 'The clock does not stop while you are away. You can come back to this test.',
  'writing.leaveWriting':
    'Your letter is kept and you can come back to it. The clock does not stop while you are away.',
  'writing.notesPane': 'Notes and task',
  'writing.letterPane': 'Letter',
  'writing.caseNotes': 'Case notes',
  'writing.task': 'Writing task',
  'writing.requirements': 'Requirements',
  'writing.requirement.sentences': 'Expand the relevant notes into complete sentences',
  'writing.requirement.noNotes': 'Do not use note form',
  'writing.requirement.format': 'Use letter format',
  'writing.requirement.length': 'Body of about 180 to {most, number} words',
  'writing.yourLetter': 'Your letter',
  'writing.placeholder': 'Write your letter here...',
  'writing.bodyWords': '{n, plural, one {# word in the body} other {# words in the body}}',
  'writing.advised': 'about 180 to {most, number} are advised',
  'writing.submit': 'Submit Letter',
  'writing.chooseFirst': 'First choose which of the two versions is your letter.',
  'writing.newerShown':
    'A newer version of your letter came from another device and is shown now. Nothing was submitted: read it, then submit.',
  'writing.emptyTitle': 'Your letter is empty',
  'writing.shortTitle': 'Your letter is very short',
  'writing.shortText':
    '{n, plural, =0 {There is nothing to mark} one {It has # word} other {It has # words}}. A letter of fewer than {least, number} words gets no marks; the credits come back. After you submit, nothing can be changed.',
  'writing.goOn': 'Go on writing',

  'writing.versions': 'Earlier versions',
  'writing.versionsHint': 'What is in your letter now is kept too when you bring back another one.',
  'writing.versionsNone': 'There are no earlier versions yet. One is kept every minute.',
  'writing.versionsLoading': 'Loading earlier versions...',
  'writing.versionsFailed': 'The earlier versions could not be loaded: {message}',
  'writing.version': '{time}: {n, plural, one {# word} other {# words}}',
  'writing.versionAside': 'From another tab or device',
  'writing.versionRead': 'Read version',
  'writing.versionRestore': 'Bring back this version',
  'writing.versionRestored': 'The version of {time} is back in your letter.',

  'writing.conflict.title': 'Your letter was changed in two places',
  'writing.conflict.text':
    'Another tab or device saved a different version meanwhile. Choose which one is your letter; the other stays among the earlier versions.',
  'writing.conflict.mine': 'On this screen',
  'writing.conflict.theirs': 'From the other one',
  'writing.conflict.empty': '(empty)',
  'writing.conflict.keepMine': 'Go on with this screen’s',
  'writing.conflict.takeTheirs': 'Go on with the other one',
} as const;
