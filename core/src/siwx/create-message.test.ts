import { expect, test } from 'vitest'
import { createMemoryPlatform } from '../platform/memory.ts'
import { createMessage } from './create-message.ts'
import { signers } from './testing/signers.fixture.ts'

test('createMessage escapes characters of the path that a standard message cannot contain [R17]', async () => {
  const [{ chainId, address: accountAddress } = { chainId: null, address: '' }] = signers
  if (chainId === null) throw new Error('no signer')
  const origin = 'https://app.example.com'
  const platform = createMemoryPlatform({ facts: { origin, url: `${origin}/shop/[id]/a|b` } })
  const message = await createMessage(
    { chainId, accountAddress },
    'abcdefgh123456789',
    {},
    {
      platform,
      networks: () => [],
    },
  )
  expect(message.uri).toBe('https://app.example.com/shop/%5Bid%5D/a%7Cb')
  expect(message.toString()).toContain(`\nURI: ${message.uri}\n`)
})
