/** Files with recordings. */
export const devtoolsErrors = {
  'devtools/recording-unreadable': 'This file is not a recording: {problem}',
  'devtools/recording-version':
    'This recording has version {version}. Only version 1 is supported.',
  'devtools/recording-too-large': 'This recording is too large',
} as const satisfies Record<`devtools/${string}`, string>
