import { expect, test } from 'vitest'
import { timeouts } from '../../domain/constants.ts'
import {
  connectWallet,
  createTestKit,
  firstNetwork,
  secondNetwork,
  settle,
} from '../kit.fixture.ts'
import { isInUse } from './is-in-use.ts'

test('isInUse is true for the network of a connected account, and for the active network of an open modal [FH1]', async () => {
  const environment = createTestKit()
  const { kit } = environment
  const inUse = () =>
    [firstNetwork, secondNetwork].map((network) => isInUse(kit.state.getSnapshot(), network))
  await kit.ready()
  expect(inUse()).toEqual([false, false])
  void kit.open()
  await settle()
  expect(inUse()).toEqual([true, false])
  kit.close()
  await settle()
  expect(inUse()).toEqual([false, false])
  await connectWallet(environment)
  kit.close()
  environment.clock.advance(timeouts.modalClose)
  await settle()
  expect([kit.state.getSnapshot().modal.phase, inUse()]).toEqual(['closed', [true, false]])
  void kit.disconnect()
  await settle()
  environment.adapter.calls.disconnect.at(-1)?.resolve()
  await settle()
  expect(inUse()).toEqual([false, false])
})
