import { expect, test } from 'vitest'
import { createLoginKit } from './logins.fixture.ts'

test('a frame that refuses the origin raises an alert that names it, and is reported as SECURE_SITE_ERROR, without debug [EM20]', async () => {
  const sent: { event?: unknown; errorType?: unknown; errorMessage?: unknown }[] = []
  const telemetry = async (body: { props: object }) => {
    sent.push(body.props)
    return new Response(null, { status: 200 })
  }
  const { kit, submitEmail, elapse, view } = createLoginKit(
    {
      debug: false,
      features: { email: true, socials: false, analytics: true },
      endpoints: { frame: 'https://frame.example/sdk', telemetry },
    },
    {
      CONNECT_EMAIL: () => {
        throw new Error('Unauthorized: origin not allowed')
      },
    },
  )
  await submitEmail()
  await elapse(5_000)
  expect(view()).toMatchObject({ step: 'entering', problem: 'embedded/unverified-domain' })
  expect(kit.state.getSnapshot().alert).toMatchObject({
    open: true,
    code: 'embedded/unverified-domain',
    hint: expect.stringMatching(/https:\/\/page\.example.*allowlist/),
  })
  const errors = sent.filter(({ event }) => event === 'SECURE_SITE_ERROR')
  expect(errors).toMatchObject([
    { errorType: 'embedded/unverified-domain', errorMessage: 'Invalid App Configuration' },
  ])
  kit.stop()
})
