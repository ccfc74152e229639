import type { ErrorArea } from '../error-area.ts'

export const adapterErrors = {
  'adapter/library-missing': {
    shown: 'thrown',
    text: 'The {namespace} adapter needs {library}, which is not installed. Run: npm install {library}',
  },
  'adapter/not-loaded': { shown: 'screen', text: 'The {namespace} adapter could not be loaded' },
} as const satisfies ErrorArea
