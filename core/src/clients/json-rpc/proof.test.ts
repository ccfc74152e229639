import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { proofOf } from './proof.ts'

test.each([
  ['eip155:1', 'eth_chainId', '0x1'],
  [
    'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    'getGenesisHash',
    'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
  ],
  [
    'polkadot:91b171bb158e2d3848fa23a9f1c25182',
    'chain_getBlockHash',
    '0x91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3',
  ],
])('an endpoint of %s is asked %s, and its answer names the chain', (network, method, answer) => {
  const proof = proofOf(toCaipNetworkId(network))
  expect([proof.method, proof.read(answer)]).toEqual([method, network])
})

test.each(['eip155:1', 'solana:x', 'polkadot:x'])(
  'what is no answer names no chain of %s',
  (network) => {
    for (const answer of [null, '', 'x', {}, '0xZZ'])
      expect(proofOf(toCaipNetworkId(network)).read(answer)).toBeNull()
  },
)
