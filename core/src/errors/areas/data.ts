/** The data API. */
export const dataErrors = {
  'data/unavailable':
    'No `projectId`: balances, names and activity are unavailable. Pass `projectId` to `createKit()`.',
  'data/gas-price-unsupported': 'Network not supported for Gas Price',
  'data/name-not-resolved': 'Error resolving name',
  'data/names-not-read': 'Error fetching names for address',
  'data/history-not-read': 'Failed to fetch transactions',
  'data/history-without-address': "Transactions can't be fetched without an accountAddress",
} as const satisfies Record<`data/${string}`, string>
