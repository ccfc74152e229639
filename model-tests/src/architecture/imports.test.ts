import { describe, expect, test } from 'vitest'
import { forbiddenImports } from './imports.ts'
import { packages, sourcesOf } from './repository.ts'
import { sourceOf } from './source.ts'

test('modules.ts allows every import', () => {
  expect(forbiddenImports(sourcesOf(...packages()))).toEqual([])
})

const violations = (path: string, line: string) => forbiddenImports([sourceOf(path, line)]).length

describe('forbiddenImports', () => {
  test.each([
    [
      'a flow that imports an adapter',
      'core/src/flows/send/send.actors.ts',
      "import { eip155 } from '../../adapters/eip155/index.ts'",
    ],
    [
      'a flow that imports a type of another flow',
      'core/src/flows/send/send.types.ts',
      "import type { DisconnectInput } from '../disconnect/disconnect.types.ts'",
    ],
    [
      'a flow that imports a flow nested in its folder',
      'core/src/flows/connect/connect.input.ts',
      "export type { Attempt } from './external/external.types.ts'",
    ],
    [
      'a store that imports the platform',
      'core/src/stores/toast/toast.actors.ts',
      "import { browser } from '../../platform/browser.ts'",
    ],
    [
      'a value imported by the protocol',
      'core/src/protocol/messages.ts',
      "import {  } from '../domain/constants.ts'",
    ],
    [
      'a flow imported as a value by the kit',
      'core/src/kit/runtime/flow-loader.ts',
      "import { send } from '../../flows/send/send.flow.ts'",
    ],
    [
      'an adapter that imports another namespace',
      'core/src/adapters/solana/load.ts',
      "const other = () => import('../eip155/chain.ts')",
    ],
    [
      'a client that imports XState',
      'core/src/clients/http/request.ts',
      "import { createActor } from 'xstate'",
    ],
    [
      'storage that imports a client other than http',
      'core/src/storage/storage.ts',
      "import { rpc } from '../clients/json-rpc/index.ts'",
    ],
    [
      'a platform type in domain',
      'core/src/domain/text/time.ts',
      "export type Now = import('../../platform/platform.ts').Clock",
    ],
    [
      'a folder of domain that imports a higher one',
      'core/src/domain/caip/caip.ts',
      "import type { Network } from '../network/network.ts'",
    ],
    [
      'a folder of the kit that imports a higher one',
      'core/src/kit/options/parse-options.ts',
      "import { createOpen } from '../commands/open.ts'",
    ],
    [
      'a component that imports the kit',
      'react-ui/src/components/Button.tsx',
      "import { useKit } from '../kit/useKit.ts'",
    ],
    [
      'a view that imports the modal',
      'react-ui/src/views/connect/Connect.tsx',
      "import { Modal } from '../../modal/Modal.tsx'",
    ],
    [
      'a view that imports XState',
      'react-ui/src/views/connect/Connect.tsx',
      "import { createActor } from 'xstate'",
    ],
    [
      'a sandbox layer that imports a higher one',
      'headless-examples/sandbox/src/keys/cosmos.ts',
      "import { createCosmosWallet } from '../wallets/cosmos/create-cosmos-wallet.ts'",
    ],
    [
      'a package that is not listed',
      'core/src/domain/amount/amount.ts',
      "import { format } from 'dnum'",
    ],
    ['a second schema library', 'core/src/storage/schema.ts', "import { z } from 'zod'"],
    ['a folder without a rule', 'core/src/helpers/array.ts', 'export const first = 1'],
  ])('forbiddenImports reports %s', (_, path, line) => {
    expect(violations(path, line)).toBe(1)
  })

  test.each([
    [
      'a flow that the kit loads with import()',
      'core/src/kit/runtime/flow-loader.ts',
      "const load = () => import('../../flows/send/send.flow.ts')",
    ],
    [
      'the handle of a flow in the kit',
      'core/src/kit/runtime/flow-loader.ts',
      "import { sendFlow } from '../../flows/index.ts'",
    ],
    [
      'a flow type in the kit',
      'core/src/kit/create-kit.ts',
      "import type { SendView } from '../flows/send/send.types.ts'",
    ],
    [
      'a lower folder of domain',
      'core/src/domain/transfer/transfer.ts',
      "import type { CaipAddress } from '../caip/caip.ts'",
    ],
  ])('forbiddenImports accepts %s', (_, path, line) => {
    expect(violations(path, line)).toBe(0)
  })
})
