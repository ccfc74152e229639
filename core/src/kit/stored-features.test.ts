import { describe, expect, test } from 'vitest'
import { settle } from './kit.fixture.ts'
import { createProject, json, noResponse, offline } from './project.fixture.ts'

const key = '@latchkit/default/project_features:p'
const hour = 3_600_000
const day = 24 * hour
/** A project that has turned all logins off. */
const swapsOnly = { features: [{ id: 'swap', isEnabled: true, config: ['own'] }] }
const emailOnly = { features: [{ id: 'social_login', isEnabled: true, config: ['email'] }] }
/** A page load with an answer that was stored at 0, a number of ms later. */
const later = (now: number, text = JSON.stringify({ readAt: 0, ...swapsOnly })) => ({
  now,
  stored: { [key]: text },
})

describe('the stored answer of a project', () => {
  test('the first view of the second page load offers no login that the project turned off [V21]', async () => {
    const first = createProject({ config: json(swapsOnly) })
    await first.open()
    expect(first.view()?.methods).toContain('email')
    await first.close()
    first.kit.stop()

    const second = createProject(
      { config: noResponse },
      {},
      { stored: first.stored(), now: first.clock.now() + hour },
    )
    await second.open([])
    expect(second.view()).toMatchObject({ step: 'choosing', methods: ['wallet'], socials: [] })
    expect(second.features()).toMatchObject({ email: false, socials: false, swaps: ['own'] })
  })

  test('the answer of this page load replaces the stored one, from the next view on [V21]', async () => {
    const project = createProject({ config: json(emailOnly) }, {}, later(hour))
    await project.open()
    expect(project.features()).toMatchObject({ email: false })
    await project.close()
    expect(project.features()).toMatchObject({ email: true, swaps: false })
    expect(JSON.parse(project.stored()[key] ?? '')).toMatchObject(emailOnly)
  })

  test('a stored answer counts for 24 h, and not if it is from the future [V21]', async () => {
    const swapsAt = async (now: number) => {
      const project = createProject({ config: noResponse }, {}, later(now))
      await project.open([])
      return project.features()?.swaps
    }
    expect([await swapsAt(0), await swapsAt(day - 1)]).toEqual([['own'], ['own']])
    expect([await swapsAt(day), await swapsAt(-1)]).toEqual([['1inch'], ['1inch']])
  })

  test('the stored answer counts while the project cannot be read, and stays stored [V21]', async () => {
    const project = createProject({ config: offline }, {}, later(hour))
    await project.open()
    await project.close()
    expect(project.features()).toMatchObject({ email: false, swaps: ['own'] })
    expect(project.stored()).toMatchObject(later(hour).stored)
  })

  test('the stored answer of another project does not count, nor any with remoteFeatures: "off" [V21]', async () => {
    for (const options of [{ projectId: 'q' }, { remoteFeatures: 'off' as const }]) {
      const project = createProject({ config: noResponse }, options, later(hour))
      await project.open([])
      expect(project.features()).toMatchObject({ email: true, swaps: ['1inch'] })
    }
  })

  test('with remoteFeatures: "narrow", the stored answer turns on nothing that the page turns off [V21]', async () => {
    const project = createProject(
      { config: noResponse },
      { remoteFeatures: 'narrow', features: { swaps: false, analytics: false } },
      later(hour),
    )
    await project.open([])
    expect(project.features()).toMatchObject({ email: false, swaps: false })
  })

  test.each([
    ['no JSON', '<h1>'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no time', JSON.stringify(swapsOnly)],
    ['a time that is a text', JSON.stringify({ readAt: '0', ...swapsOnly })],
    ['no features', JSON.stringify({ readAt: 0 })],
    ['features that are no list', JSON.stringify({ readAt: 0, features: { length: 1 } })],
    [
      'a known feature that is enabled by a number',
      JSON.stringify({ readAt: 0, features: [{ id: 'swap', isEnabled: 1, config: [] }] }),
    ],
    [
      'a known feature with a text as its configuration',
      JSON.stringify({ readAt: 0, features: [{ id: 'swap', isEnabled: true, config: 'own' }] }),
    ],
    [
      'a list with a number',
      JSON.stringify({ readAt: 0, features: [{ id: 'swap', isEnabled: true, config: [1] }] }),
    ],
    ['a prototype', `{"readAt":0,"__proto__":${JSON.stringify(swapsOnly)}}`],
  ])('the settings of the page count if the stored answer is %s [V21]', async (_, text) => {
    const project = createProject({ config: noResponse }, {}, later(hour, text))
    await project.open([])
    expect(project.state().modal.phase).toBe('open')
    expect(project.features()).toMatchObject({ email: true, swaps: ['1inch'] })
  })
})

describe('picking a login', () => {
  const pick = async (project: ReturnType<typeof createProject>) => {
    project.view()?.submitEmail?.('ada@mail.example')
    await settle()
  }

  test('a login that is picked while the project is being read waits for its answer, and asks it [V21]', async () => {
    let answer = (_: Response): void => {}
    const config = () => new Promise<Response>((resolve) => (answer = resolve))
    const project = createProject({ config })
    await project.open([])
    await pick(project)
    expect(project.view()).toMatchObject({ step: 'submitting' })
    answer(Response.json(swapsOnly))
    await settle()
    expect(project.view()).toMatchObject({ step: 'entering', problem: 'embedded/login-off' })
    expect(project.frames()).toBe(0)
  })

  test('a login waits at most 1 s for the answer; then the settings of the page count [V21]', async () => {
    const project = createProject({ config: noResponse })
    await project.open([])
    await pick(project)
    project.clock.advance(999)
    await settle()
    expect([project.view()?.step, project.frames()]).toEqual(['submitting', 0])
    project.clock.advance(1)
    await settle()
    expect([project.view()?.step, project.frames()]).toEqual(['submitting', 1])
  })

  test('an answer that arrived and is held does not change the view, and decides about a login [V21]', async () => {
    const project = createProject({ config: json(swapsOnly) })
    await project.open()
    expect(project.view()?.methods).toContain('email')
    await pick(project)
    expect(project.view()).toMatchObject({ step: 'entering', problem: 'embedded/login-off' })
    expect(project.frames()).toBe(0)
  })
})
