import type { ErrorArea } from '../error-area.ts'

/** Recordings that are read from files. */
export const devtoolsErrors = {
  'devtools/recording-unreadable': { shown: 'thrown', text: 'This file is not a recording: {problem}' },
  'devtools/recording-version': { shown: 'thrown', text: 'This recording is of version {version}. Only version 1 can be read here.' },
  'devtools/recording-too-large': { shown: 'thrown', text: 'This recording is too large to be read here' },
} as const satisfies ErrorArea
