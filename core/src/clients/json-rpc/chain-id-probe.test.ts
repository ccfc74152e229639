import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { chainIdProbe } from './chain-id-probe.ts'

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
])('chainIdProbe(%j) sends %s and parses the chain from the result', (network, method, result) => {
  const probe = chainIdProbe(toCaipNetworkId(network))
  expect([probe.method, probe.parse(result)]).toEqual([method, network])
})

test.each(['eip155:1', 'solana:x', 'polkadot:x'])(
  'chainIdProbe(%j) parses an invalid result as null',
  (network) => {
    for (const result of [null, '', 'x', {}, '0xZZ'])
      expect(chainIdProbe(toCaipNetworkId(network)).parse(result)).toBeNull()
  },
)
