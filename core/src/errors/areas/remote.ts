import type { ErrorArea } from '../error-area.ts'

/** What can go wrong between us and a wallet on another device, or the directory that names it. */
export const remoteErrors = {
  'config/origin-not-allowed': { shown: 'alert', text: 'Invalid App Configuration' },
  'config/project-id-invalid': { shown: 'alert', text: 'Invalid App Configuration' },
  'relay/clock-wrong': { shown: 'alert', text: 'Session Expired' },
  'remote/unavailable': {
    shown: 'thrown',
    text: 'Remote wallets need a projectId, or a universalProvider of the page',
  },
  'remote/no-answer': { shown: 'screen', text: 'The connection service did not answer' },
  'remote/unreachable': { shown: 'screen', text: 'The connection service could not be reached' },
  'remote/refused': { shown: 'screen', text: 'The connection service does not accept this site' },
  'remote/expired': { shown: 'screen', text: 'The code expired before a wallet answered' },
  'remote/nothing-granted': {
    shown: 'screen',
    text: '{wallet} granted nothing that this site can use',
  },
  'remote/request-expired': { shown: 'screen', text: 'The wallet did not answer in time' },
  'remote/failed': { shown: 'screen', text: 'The wallet could not be connected' },
  'directory/wallet-unknown': { shown: 'screen', text: 'No wallet is known by the id {wallet}' },
} as const satisfies ErrorArea
