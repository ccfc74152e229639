/**
 * Contracts that messages and calls are described by, in lower case. They have the same address on
 * most networks; at another address they count as unknown. Any contract may use their names and the
 * shapes of their messages, with another effect (fault V7).
 */
export const permit2 = '0x000000000022d473030f116ddee9f6b43ac78ba3'

/** Seaport 1.1, 1.4, 1.5 and 1.6. */
export const seaport: readonly string[] = [
  '0x00000000006c3852cbef3e08e8df289169ede581',
  '0x00000000000001ad428e4906ae43d8f9852d0dd6',
  '0x00000000000000adc04c56bf30ac9d3c0aaf14dc',
  '0x0000000000000068f116a894984e2db1123eb395',
]
/** CoW Protocol. */
export const cowSettlement: readonly string[] = ['0x9008d19f58aabd9ed0d60971565aa8510560ab41']
/** 0x, version 4. */
export const zeroExProxy: readonly string[] = ['0xdef1c0ded9bec7f1a1670819833240f027b25eff']
/** 1inch, routers 5 and 6, which settle its limit orders. */
export const oneInchRouters: readonly string[] = [
  '0x1111111254eeb25477b68fb85ed929f73a960582',
  '0x111111125421ca6dc452d289314280a0f8842a65',
]
