import { describe, expect, test } from 'vitest'
import { wrongDirections } from './directions.ts'
import { packages, sourcesOf } from './repository.ts'
import { sourceOf } from './source.ts'

test('every import goes where the table of rooms allows', () => {
  expect(wrongDirections(sourcesOf(...packages()))).toEqual([])
})

const wrong = (path: string, line: string) => wrongDirections([sourceOf(path, line)]).length

describe('the law can fail', () => {
  test.each([
    [
      'a flow reaches for an adapter',
      'core/src/flows/send/send.actors.ts',
      "import { eip155 } from '../../adapters/eip155/index.ts'",
    ],
    [
      'a flow names another flow, as a type only',
      'core/src/flows/send/send.types.ts',
      "import type { Leaving } from '../disconnect/disconnect.types.ts'",
    ],
    [
      'a flow names a flow that lies in its folder',
      'core/src/flows/connect/connect.input.ts',
      "export type { Attempt } from './external/external.types.ts'",
    ],
    [
      'a standing chart uses the platform',
      'core/src/stores/toast/toast.actors.ts',
      "import { browser } from '../../platform/browser.ts'",
    ],
    [
      'the waist holds a value',
      'core/src/protocol/messages.ts',
      "import { limits } from '../domain/limits.ts'",
    ],
    [
      'the kit imports a flow for good',
      'core/src/kit/runtime/flow-registry.ts',
      "import { sendFlow } from '../flows/send/index.ts'",
    ],
    [
      'an adapter knows another namespace',
      'core/src/adapters/solana/load.ts',
      "const other = () => import('../eip155/chain.ts')",
    ],
    [
      'a client uses XState',
      'core/src/clients/http/request.ts',
      "import { createActor } from 'xstate'",
    ],
    [
      'storage asks a client that is not http',
      'core/src/storage/cache.ts',
      "import { rpc } from '../clients/json-rpc/index.ts'",
    ],
    [
      'domain names the platform in a type',
      'core/src/domain/text/time.ts',
      "export type Now = import('../platform/platform.ts').Clock",
    ],
    [
      'a part knows the kit',
      'react-ui/src/components/Button.tsx',
      "import { useKit } from '../kit/useKit.ts'",
    ],
    [
      'a view uses XState',
      'react-ui/src/views/connect/Connect.tsx',
      "import { useSelector } from '@xstate/react'",
    ],
    [
      'a package nobody listed',
      'core/src/domain/amount/amount.ts',
      "import { format } from 'dnum'",
    ],
    ['another schema library', 'core/src/storage/schema.ts', "import { z } from 'zod'"],
    ['a room nobody listed', 'core/src/helpers/array.ts', 'export const first = 1'],
  ])('when %s', (_, path, line) => {
    expect(wrong(path, line)).toBe(1)
  })

  test('but not when the kit loads a flow at need, or names its types', () => {
    expect(
      wrong(
        'core/src/kit/runtime/flow-registry.ts',
        "const load = () => import('../flows/send/index.ts')",
      ),
    ).toBe(0)
    expect(
      wrong(
        'core/src/kit/create-kit.ts',
        "import type { SendView } from '../flows/send/send.types.ts'",
      ),
    ).toBe(0)
  })
})
