import type { ErrorArea } from '../error-area.ts'

/** Recordings that are read from files. */
export const devtoolsErrors = {
  'devtools/recording-unreadable': {
    shown: 'thrown',
    text: 'This file is not a recording: {problem}',
  },
  'devtools/recording-version': {
    shown: 'thrown',
    text: 'This recording is of version {version}, not of 1',
  },
  'devtools/recording-too-large': { shown: 'thrown', text: 'This recording is too large' },
} as const satisfies ErrorArea
