import type { ErrorArea } from '../error-area.ts'

export const kitErrors = {
  'kit/unknown': { shown: 'screen', text: 'Something went wrong' },
  'kit/actor-not-provided': {
    shown: 'thrown',
    text: 'This chart was started without its actors; provide them first',
  },
  'kit/stopped': { shown: 'thrown', text: 'This kit was stopped; make a new one with createKit' },
  'kit/timed-out': { shown: 'screen', text: 'timed out' },
  'kit/aborted': { shown: 'screen', text: 'Request was aborted' },
} as const satisfies ErrorArea
