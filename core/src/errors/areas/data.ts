import type { ErrorArea } from '../error-area.ts'

/** The hosted data service. Specification, sections 7 and 8. */
export const dataErrors = {
  'data/unavailable': {
    shown: 'thrown',
    text: 'There is no project id: balances, names and activity are not to be had',
  },
  'data/gas-price-unsupported': { shown: 'thrown', text: 'Network not supported for Gas Price' },
  'data/name-not-resolved': { shown: 'screen', text: 'Error resolving name' },
  'data/names-not-read': { shown: 'screen', text: 'Error fetching names for address' },
  'data/history-not-read': { shown: 'toast', text: 'Failed to fetch transactions' },
  'data/history-without-address': {
    shown: 'thrown',
    text: "Transactions can't be fetched without an accountAddress",
  },
} as const satisfies ErrorArea
