/** CAIP ids. */
export const caipErrors = {
  'caip/not-a-network-id': 'Invalid CAIP-2 network id: {value}',
  'caip/not-an-address': 'Invalid CAIP Address',
  'caip/not-an-account-id': 'Invalid CAIP-10 address: {value}',
} as const satisfies Record<`caip/${string}`, string>
