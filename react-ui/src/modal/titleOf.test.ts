import { createKit } from '@latchkit/core'
import { mainnet } from '@latchkit/core/networks'
import { createMemoryPlatform } from '@latchkit/core/testing'
import { expect, test } from 'vitest'
import { enCore } from '../locales/en-core.ts'
import { titleOf } from './titleOf.ts'

test.each([
  ['google', 'Google'],
  ['x', 'X'],
  ['github', 'GitHub'],
] as const)('titleOf names the social login %s as %s', (provider, title) => {
  const kit = createKit({ networks: [mainnet], platform: createMemoryPlatform() })
  const entry = { key: 'ConnectingSocial-1', view: 'ConnectingSocial', data: { provider } } as const
  expect(titleOf(entry, kit.state.getSnapshot(), enCore)).toBe(title)
  kit.stop()
})
