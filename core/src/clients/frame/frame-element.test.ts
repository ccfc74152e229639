// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { createFrames } from '../../platform/frames.ts'
import { createManualClock } from '../../platform/manual-clock.ts'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { createFrameClient } from './create-frame-client.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

/** Lists the attributes that the browser parsed, as `name="value"`. */
const attributesOf = (element: Element): string[] =>
  [...element.attributes]
    .filter(({ name }) => name !== 'style')
    .map(({ name, value }) => `${name}="${value}"`)
    .sort()

test('the frame in the page has minimal permissions, no markup of its own and no secret in its URL [R3]', async () => {
  const platform = createMemoryPlatform({ clock: createManualClock() })
  const client = createFrameClient({
    platform: { ...platform, page: { ...platform.page, ...createFrames(window) } },
    url: 'https://frame.example/sdk',
    projectId: 'p1',
    chainId: () => 'eip155:1',
    enableLogger: false,
    prefixes: { request: '@w3m-app/', answer: '@w3m-frame/' },
  })
  const loading = client.load(new AbortController().signal)
  const [element, ...more] = document.querySelectorAll('iframe')
  expect(more).toEqual([])
  expect(element && attributesOf(element)).toMatchInlineSnapshot(`
    [
      "allow="clipboard-write"",
      "data-latchkit-frame=""",
      "hidden=""",
      "id="w3m-iframe"",
      "name="w3m-secure-iframe"",
      "referrerpolicy="strict-origin"",
      "sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"",
      "src="https://frame.example/sdk?projectId=p1&chainId=eip155:1&version=4&enableLogger=false"",
      "title="Wallet"",
    ]
  `)
  client.stop()
  await expect(loading).rejects.toMatchObject({ code: 'kit/stopped' })
  expect(document.querySelector('iframe')).toBeNull()
})
