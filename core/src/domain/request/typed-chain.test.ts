import { expect, test } from 'vitest'
import { typedChain } from './typed-chain.ts'

test.each([
  [{ domain: { chainId: 1 } }, 'eip155:1'],
  [{ domain: { chainId: 10n } }, 'eip155:10'],
  [{ domain: { chainId: '0xA' } }, 'eip155:10'],
  [{ domain: { chainId: '137' } }, 'eip155:137'],
  [{ domain: {} }, null],
  [{ domain: null }, null],
  ['text', null],
  [null, null],
])('typedChain(%o) returns %s', (typedData, chain) => expect(typedChain(typedData)).toBe(chain))

test.each([' 1', '1 ', '+1', '0b1', '0o1', '1.0', '1e0', '', 'x', 1.5, -1, 1e21, [1], true, null])(
  'typedChain throws rpc/invalid-params for the chain id %j [Z10]',
  (chainId) =>
    expect(() => typedChain({ domain: { chainId } })).toThrow(
      expect.objectContaining({ code: 'rpc/invalid-params' }),
    ),
)
