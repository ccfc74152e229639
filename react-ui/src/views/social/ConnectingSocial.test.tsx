import { createKit } from '@latchkit/core'
import { mainnet } from '@latchkit/core/networks'
import { createMemoryPlatform } from '@latchkit/core/testing'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { KitProvider } from '../../kit/KitProvider.tsx'
import { ConnectingSocial } from './ConnectingSocial.tsx'

const render = (provider?: 'github') => {
  const kit = createKit({ networks: [mainnet], platform: createMemoryPlatform() })
  try {
    return renderToString(
      <KitProvider kit={kit}>
        <ConnectingSocial {...(provider && { provider })}>{({ step }) => step}</ConnectingSocial>
      </KitProvider>,
    )
  } finally {
    kit.stop()
  }
}

test('ConnectingSocial outside the modal throws without a provider', () => {
  expect(() => render()).toThrow('Option "provider" must be a social login outside the modal')
  expect(render('github')).toBe('loading')
})
