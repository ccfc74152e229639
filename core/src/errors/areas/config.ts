import type { ErrorArea } from '../error-area.ts'

export const configErrors = {
  'config/siwe-and-siwx': { shown: 'thrown', text: 'Cannot set both `siweConfig` and `siwx` options' },
  'config/project-id-missing': { shown: 'alert', text: 'Project ID Not Configured' },
} as const satisfies ErrorArea
