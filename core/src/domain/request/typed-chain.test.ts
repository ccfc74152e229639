import { expect, test } from 'vitest'
import { typedChain } from './typed-chain.ts'

test.each([
  [{ domain: { chainId: 1 } }, 'eip155:1'],
  [{ domain: { chainId: 10n } }, 'eip155:10'],
  [{ domain: { chainId: '0xA' } }, 'eip155:10'],
  [{ domain: { chainId: '137' } }, 'eip155:137'],
  [{ domain: { chainId: 1.5 } }, null],
  [{ domain: { chainId: -1 } }, null],
  [{ domain: { chainId: 'x' } }, null],
  [{ domain: {} }, null],
  [{ domain: null }, null],
  ['text', null],
  [null, null],
])('typedChain(%o) returns %s', (typedData, chain) => expect(typedChain(typedData)).toBe(chain))
