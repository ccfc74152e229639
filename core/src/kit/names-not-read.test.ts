import { expect, test } from 'vitest'
import { portfolioFlow } from '../flows/index.ts'
import { settle } from './kit.fixture.ts'
import { createPortfolioKit } from './portfolio.fixture.ts'

test('a service of names that fails is logged without the address, and shows no error', async () => {
  const { kit, platform, accountOf, clock } = await createPortfolioKit({
    names: () => new Response('', { status: 500 }),
  })
  await kit.run(portfolioFlow, { namespace: 'eip155' })
  for (let attempt = 0; attempt < 20; attempt += 1) {
    clock.advance(1_000)
    await settle()
  }
  const logged = platform.controls.logged.filter(
    ({ message }) => message === 'Error fetching names for address',
  )
  expect(logged).toMatchObject([{ level: 'warn', error: 'endpoint/refused' }])
  expect(JSON.stringify(platform.controls.logged)).not.toContain(accountOf('eip155')?.address)
  expect(kit.state.getSnapshot().toast.open).toBe(false)
})
