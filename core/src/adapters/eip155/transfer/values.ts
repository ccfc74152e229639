const units = /^[0-9]{1,78}$/

/** Formats a number as a hex quantity for nodes and wallets. */
export const toQuantity = (value: bigint): `0x${string}` => `0x${value.toString(16)}`

/** Parses an amount in the smallest unit. Null unless it consists of decimal digits. */
export const parseUnits = (text: string): bigint | null => (units.test(text) ? BigInt(text) : null)

/** Whether a value is hex text of whole bytes with 0x. */
export const isHexBytes = (value: unknown): value is `0x${string}` =>
  typeof value === 'string' && /^0x(?:[0-9a-f]{2})*$/i.test(value)

/** The largest number of the EVM. */
export const maxUint256 = 2n ** 256n - 1n
