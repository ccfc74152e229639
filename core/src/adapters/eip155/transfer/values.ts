const quantity = /^0x[0-9a-f]{1,64}$/i
const units = /^[0-9]{1,78}$/

/** What a node says in hex; null for what is no number (fault case H4). */
export const readQuantity = (value: unknown): bigint | null =>
  typeof value === 'string' && quantity.test(value) ? BigInt(value) : null

/** As nodes and wallets want numbers. */
export const quantityOf = (value: bigint): `0x${string}` => `0x${value.toString(16)}`

/** An amount of ours in its smallest unit; null for what is none. */
export const readUnits = (text: string): bigint | null => (units.test(text) ? BigInt(text) : null)

/** Text that is hex, as viem wants it. */
export const isHexText = (value: unknown): value is `0x${string}` =>
  typeof value === 'string' && /^0x(?:[0-9a-f]{2})*$/i.test(value)

/** The largest number of the chain. */
export const most = 2n ** 256n - 1n
