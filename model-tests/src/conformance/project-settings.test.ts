import { activityFlow, portfolioFlow } from '@latchkit/core/flows'
import type { DirectoryFault } from '@latchkit/sandbox/directory'
import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { type ServicePage, type Services, servicesFixture } from './service-kit.fixture.ts'

const startServices = servicesFixture()

const calls = ['/appkit/v1/config', '/projects/v1/origins'] as const
/** Paths of the calls that read the project's settings, in order. */
const settingsRead = ({ directory }: Services): readonly string[] =>
  directory.requests().flatMap(({ path }) => calls.find((call) => call === path) ?? [])
const historyRead = ({ data }: Services): number =>
  data.requests().filter(({ path }) => path.includes('/history')).length
const entry = (id: string, isEnabled: boolean, config: readonly string[] | null = []) => ({
  id,
  isEnabled,
  config,
})

async function connect({ openModal, pick }: ServicePage): Promise<void> {
  await openModal()
  await pick()
}

/** Runs the activity of the connected account. Returns whether it is turned on. */
async function hasActivity({ kit }: ServicePage): Promise<boolean> {
  const { view } = await kit.run(activityFlow)
  await expect.poll(() => view().status).toMatch(/^(idle|fresh)$/)
  return view().status !== 'idle'
}

type Options = NonNullable<Parameters<Services['openPage']>[0]>
const withoutHistory: Options = { features: { history: false } }
const rows: readonly (readonly ['on' | 'off', string, Options, boolean])[] = [
  ['on', 'the page sets nothing', {}, true],
  ['off', 'the page sets nothing', {}, false],
  ['on', 'the page turns it off', withoutHistory, true],
  [
    'on',
    'the page turns it off with the policy narrow',
    { ...withoutHistory, remoteFeatures: 'narrow' },
    false,
  ],
  ['off', 'the page has the policy narrow', { remoteFeatures: 'narrow' }, false],
  ['off', 'the page has the policy off', { remoteFeatures: 'off' }, true],
  [
    'on',
    'the page turns it off with the policy off',
    { ...withoutHistory, remoteFeatures: 'off' },
    false,
  ],
]
for (const [project, text, options, shown] of rows) {
  test(`the account ${shown ? 'has' : 'has no'} activity if the project turns it ${project} and ${text} [N3]`, async () => {
    const services = await startServices()
    services.directory.set({ features: [entry('activity', project === 'on')] })
    const page = services.openPage(options)
    await connect(page)
    const isRead = options.remoteFeatures !== 'off'
    // The project turns off everything that it does not list.
    const features = { activity: shown, branding: !isRead }
    await expect.poll(() => page.state().config.remoteFeatures).toMatchObject(features)
    expect(await hasActivity(page)).toBe(shown)
    expect(historyRead(services) > 0).toBe(shown)
    expect(settingsRead(services)).toEqual([isRead ? calls[0] : calls[1]])
    expect(page.logged().filter((message) => !message.includes('local-ignored'))).toEqual([])
  })
}

type FaultAt = (path: string) => DirectoryFault
const status =
  (code: number): FaultAt =>
  (path) => ({ path, fails: 'status', status: code })
const broken: readonly (readonly [string, FaultAt])[] = [
  ['an HTML page', (path) => ({ path, fails: 'html' })],
  ['half of a body', (path) => ({ path, fails: 'truncated' })],
  ['a reset connection', (path) => ({ path, fails: 'reset' })],
  ['status 500', status(500)],
  ['no response', (path) => ({ path, fails: 'offline' })],
  ['a response that never ends', (path) => ({ path, fails: 'late', delay: 'held' })],
]
test.each(broken)(
  "a wallet connects, with its balance and tokens, while the project's settings are %s [N4]",
  async (_, faultAt) => {
    const services = await startServices()
    services.directory.faults([...calls, '/getAnalyticsConfig'].map(faultAt))
    const page = services.openPage()
    await connect(page)
    await expect
      .poll(() => page.kit.account.get().balance.data)
      .toEqual({ value: parseEther('10000').toString(), decimals: 18, symbol: 'ETH' })
    await page.kit.run(portfolioFlow)
    const tokens = () => page.kit.account.get().holdings.data?.tokens ?? []
    await expect.poll(() => tokens().map(({ name }) => name)).toContain('Sandbox Dollar')
    expect(settingsRead(services)).toContain(calls[0])
  },
)

for (const [timeZone, region, shown] of [
  ['Asia/Shanghai', 'listed', false],
  ['Europe/Berlin', 'listed', true],
  ['Europe/Berlin', 'europe/BERLIN', false],
] as const) {
  test(`the account ${shown ? 'has' : 'has no'} activity in ${timeZone} with the restricted region ${region}`, async () => {
    const services = await startServices()
    const restrictedRegions = {
      features: ['activity', 'swaps', 'onramp'] as const,
      ...(region !== 'listed' && { timezones: [region] }),
    }
    const page = services.openPage({ restrictedRegions }, timeZone)
    await connect(page)
    expect(await hasActivity(page)).toBe(shown)
    expect(historyRead(services) > 0).toBe(shown)
    expect(page.logged()).toEqual([])
  })
}
