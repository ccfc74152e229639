import { createKit } from '@latchkit/core'
import { mainnet } from '@latchkit/core/networks'
import { createMemoryPlatform } from '@latchkit/core/testing'
import { expect, test } from 'vitest'
import { builtInOrigins } from '../../../core/src/domain/config/allowed-origin.ts'
import { hostedTelemetry } from '../../../core/src/domain/telemetry/receiver.ts'
import { createShop as createShopWithService } from '../settings-samples/own-service.ts'
import { forwardEvents } from '../settings-samples/page-analytics.ts'
import { createShop as createShopWithProject } from '../settings-samples/project-features.ts'
import { textOf } from './repository.ts'
import { telemetryTable } from './telemetry-table.ts'

const section = /(<!-- events -->\n\n)[\s\S]*?(\n\n<!-- \/events -->)/
const page = 'core/docs/telemetry.md'

test('core/docs/telemetry.md lists all events with their properties; `vitest -u` writes it', async () => {
  const text = textOf(page)
  expect(text).toMatch(section)
  await expect(
    text.replace(section, (_, start, end) => `${start}${telemetryTable()}${end}`),
  ).toMatchFileSnapshot('../../../core/docs/telemetry.md')
})

test.each([
  [page, 'page-analytics'],
  [page, 'own-service'],
  ['core/docs/project-settings.md', 'project-features'],
])('%s contains the tested sample %s', (path, sample) => {
  const code = textOf(`model-tests/src/settings-samples/${sample}.ts`)
  expect(textOf(path)).toContain(`\`\`\`ts\n${code}\`\`\`\n`)
})

test('both guides are linked from the two READMEs', () => {
  for (const guide of ['telemetry.md', 'project-settings.md']) {
    expect(textOf('README.md')).toContain(`core/docs/${guide}`)
    expect(textOf('core/README.md')).toContain(`docs/${guide}`)
  }
})

test('the guides name the hosted service and the origins that each project allows', () => {
  expect(textOf(page)).toContain(hostedTelemetry)
  const guide = textOf('core/docs/project-settings.md')
  expect(builtInOrigins.filter((origin) => !guide.includes(`\`${origin}\``))).toEqual([])
})

test('the samples create kits, and events reach the analytics of the page', async () => {
  const shops = [createShopWithService(), createShopWithProject()]
  expect(shops.map(({ events }) => events.get().data.event)).toEqual([
    'MODAL_CREATED',
    'MODAL_CREATED',
  ])
  for (const shop of shops) shop.stop()
  const kit = createKit({ networks: [mainnet], platform: createMemoryPlatform() })
  const names: string[] = []
  const unsubscribe = forwardEvents(kit, (name) => names.push(name))
  await kit.open()
  await expect.poll(() => names).toEqual(['INITIALIZE', 'MODAL_OPEN'])
  unsubscribe()
  kit.stop()
})
