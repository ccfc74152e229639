const quantity = /^0x[0-9a-f]{1,64}$/i

/** Parses a hex quantity of a node, wallet or page. Null if it is invalid (fault H4). */
export const parseQuantity = (value: unknown): bigint | null =>
  typeof value === 'string' && quantity.test(value) ? BigInt(value) : null
