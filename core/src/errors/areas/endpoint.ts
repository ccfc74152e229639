import type { ErrorArea } from '../error-area.ts'

/** What can go wrong between us and an HTTP endpoint. Texts never hold what the endpoint said (fault case G1) nor its query. */
export const endpointErrors = {
  'endpoint/url-not-supported': {
    shown: 'thrown',
    text: 'Only http and https URLs without credentials can be asked, not {url}',
  },
  'endpoint/none': { shown: 'thrown', text: 'No RPC URL is known that answers for {network}' },
  'endpoint/unreachable': { shown: 'screen', text: 'The network could not be reached' },
  'endpoint/refused': {
    shown: 'screen',
    text: 'The endpoint refused the request (status {status})',
  },
  'endpoint/unreadable': {
    shown: 'screen',
    text: 'The endpoint gave an answer that cannot be read',
  },
  'endpoint/wrong-chain': {
    shown: 'screen',
    text: 'The endpoint answers for {found} instead of {wanted}',
  },
} as const satisfies ErrorArea
