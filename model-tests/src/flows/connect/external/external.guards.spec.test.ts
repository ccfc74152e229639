import { expect, test } from 'vitest'
import { catalogue } from '../../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../../core/src/errors/kit-error.ts'
import {
  isNotInstalled,
  isRejected,
  isRequestPending,
  isSameWallet,
} from '../../../../../core/src/flows/connect/external/external.machine.ts'
import type { ExternalContext } from '../../../../../core/src/flows/connect/external/external.types.ts'
import { fox, owl } from '../../../samples.ts'
import { externalInputs, walletErrors } from './external.cases.ts'

test.each([
  [walletErrors.rejected, [true, false, false]],
  [walletErrors.requestPending, [false, true, false]],
  [walletErrors.notInstalled, [false, false, true]],
  [new KitError(catalogue, 'rpc/internal'), [false, false, false]],
  [undefined, [false, false, false]],
])('isRejected, isRequestPending and isNotInstalled for %s return %j', (error, expected) =>
  expect(
    [isRejected, isRequestPending, isNotInstalled].map((guard) => guard(null, { error })),
  ).toEqual(expected),
)

test.each([
  ['stored', fox, true],
  ['stored', owl, false],
  ['stored', { ...fox, chain: 'solana' }, false],
  ['unknown', fox, true],
  ['unknown', owl, false],
  ['unknown', { ...fox, chain: 'solana' }, false],
] as const)(
  'isSameWallet for the input %s and the connector %o returns %s',
  (input, connector, isSame) => {
    const context: ExternalContext = {
      ...externalInputs[input],
      attempt: 1,
      problem: 'kit/unknown',
      cause: null,
      connection: null,
    }
    expect(isSameWallet({ context, event: { type: 'connector.found', connector } })).toBe(isSame)
  },
)
