import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { catalogue } from '../../../errors/catalogue.ts'
import { KitError } from '../../../errors/kit-error.ts'
import { transferActors } from './transfer.actors.ts'

test('track logs the code of an error without its cause, which may contain addresses [O4]', async () => {
  const logged: unknown[][] = []
  const cause = new Error('0x00000000219ab540356cBB839Cbe05303d7705Fa')
  const { track } = transferActors({
    adapters: {
      get: async () => ({
        transfer: async () => ({
          track: () =>
            Promise.reject(new KitError(catalogue, 'endpoint/unreachable', {}, { cause })),
        }),
      }),
    },
    platform: { log: { error: (...line: unknown[]) => logged.push(line) } },
  } as never)
  createActor(track, { input: { network: { chainNamespace: 'eip155' } } as never }).start()
  await expect.poll(() => logged[0]?.slice(1)).toEqual(['endpoint/unreachable'])
})
