import { expect, test } from 'vitest'
import { settle, signal, startConnector } from './embedded.fixture.ts'
import { ada } from './scripted-frame.fixture.ts'

const email = 'ada@example.com'
const throttled = (seconds: number) => ({
  code: 'email/throttled',
  details: { seconds: String(seconds) },
})
const hour = 3_600_000

test('an e-mail is requested once within 30 s, also if the caller aborts before the answer', async () => {
  const { connector, frame, elapse, whenLoaded } = startConnector()
  frame.hold('CONNECT_EMAIL')
  const caller = new AbortController()
  const submitting = whenLoaded(connector.submitEmail(email, caller.signal))
  await settle()
  await settle()
  expect(frame.count('CONNECT_EMAIL')).toBe(1)
  caller.abort()
  await expect(submitting).rejects.toMatchObject({ code: 'kit/aborted' })
  frame.release('CONNECT_EMAIL')
  await elapse(29_001)
  await expect(connector.submitEmail(email, signal)).rejects.toMatchObject(throttled(1))
  expect(frame.count('CONNECT_EMAIL')).toBe(1)
  await elapse(999)
  await expect(connector.submitEmail(email, signal)).resolves.toBe('VERIFY_OTP')
})

test('an e-mail that is requested twice while the frame loads is sent once', async () => {
  const { connector, frame, whenLoaded } = startConnector()
  const first = whenLoaded(connector.submitEmail(email, signal))
  const second = expect(connector.submitEmail(email, signal)).rejects.toMatchObject(throttled(30))
  expect(await first).toBe('VERIFY_OTP')
  await second
  expect(frame.count('CONNECT_EMAIL')).toBe(1)
})

test('a caller who aborts while the frame loads has requested no e-mail', async () => {
  const { connector, frame, whenLoaded } = startConnector()
  const caller = new AbortController()
  const submitting = whenLoaded(connector.submitEmail(email, caller.signal))
  caller.abort()
  await expect(submitting).rejects.toMatchObject({ code: 'kit/aborted' })
  await expect(connector.submitEmail(email, signal)).resolves.toBe('VERIFY_OTP')
  expect(frame.count('CONNECT_EMAIL')).toBe(1)
})

test.each([
  ['with a text', { message: 'Not today' }, 'embedded/frame-refused'],
  ['without a text', undefined, 'embedded/frame-error'],
  [
    'for the origin of the page',
    { message: 'Unauthorized: origin not allowed' },
    'embedded/unverified-domain',
  ],
])(
  'an e-mail that the frame refuses %s can be requested again at once',
  async (_, payload, code) => {
    const { connector, frame, whenLoaded } = startConnector()
    frame.hold('CONNECT_EMAIL')
    const submitting = whenLoaded(connector.submitEmail(email, signal))
    const refused = expect(submitting).rejects.toMatchObject({ code })
    await settle()
    await settle()
    frame.refuse('CONNECT_EMAIL', payload)
    await refused
    frame.release('CONNECT_EMAIL')
    await expect(connector.submitEmail(email, signal)).resolves.toBe('VERIFY_OTP')
  },
)

test('an invalid e-mail address is refused without a request and without 30 s', async () => {
  const { connector, frame, whenLoaded } = startConnector()
  const invalid = whenLoaded(connector.submitEmail('ada', signal))
  await expect(invalid).rejects.toMatchObject({ code: 'rpc/invalid-params' })
  await expect(connector.submitEmail(email, signal)).resolves.toBe('VERIFY_OTP')
  expect(frame.count('CONNECT_EMAIL')).toBe(1)
})

test('an e-mail without an answer cannot be requested again within 30 s', async () => {
  const { connector, frame, elapse, whenLoaded } = startConnector()
  frame.hold('CONNECT_EMAIL')
  const submitting = whenLoaded(connector.submitEmail(email, signal))
  const failed = expect(submitting).rejects.toMatchObject({ code: 'embedded/request-timed-out' })
  await settle()
  await settle()
  await elapse(29_000)
  await expect(connector.submitEmail(email, signal)).rejects.toMatchObject(throttled(1))
  await elapse(1_000)
  await failed
})

test('a clock that is set back by an hour delays the next e-mail by 30 s [L6]', async () => {
  const { connector, clock, elapse, whenLoaded } = startConnector()
  await whenLoaded(connector.submitEmail(email, signal))
  clock.jump(clock.now() - hour)
  await expect(connector.submitEmail(email, signal)).rejects.toMatchObject(throttled(30))
  await elapse(29_000)
  await expect(connector.submitEmail(email, signal)).rejects.toMatchObject(throttled(1))
  await elapse(1_000)
  await expect(connector.submitEmail(email, signal)).resolves.toBe('VERIFY_OTP')
})

test('the 30 s pass on a page that is loaded again', async () => {
  const first = startConnector()
  await first.whenLoaded(first.connector.submitEmail(email, signal))
  const second = startConnector({ stored: first.stored() })
  second.clock.jump(first.clock.now() + 10_000)
  await expect(second.connector.submitEmail(email, signal)).rejects.toMatchObject(throttled(20))
  expect(second.frame.posted).toEqual([])
})

test('a change of the address waits for the 30 s, and starts them [EM16]', async () => {
  const { connector, frame, elapse, logIn } = startConnector()
  await logIn()
  expect(await connector.updateEmail('new@example.com', signal)).toBe('VERIFY_SECONDARY_OTP')
  await elapse(29_001)
  const second = connector.updateEmail('other@example.com', signal)
  await expect(second).rejects.toMatchObject(throttled(1))
  await expect(connector.submitEmail(email, signal)).rejects.toMatchObject(throttled(1))
  expect([frame.count('UPDATE_EMAIL'), frame.count('CONNECT_EMAIL')]).toEqual([1, 0])
  await elapse(999)
  expect(await connector.updateEmail('new@example.com', signal)).toBe('VERIFY_SECONDARY_OTP')
  expect(await connector.confirmSecondaryCode('123456', signal)).toEqual({
    email: 'new@example.com',
  })
})

test('a change that is aborted before its answer starts the 30 s, and a refused one does not [EM16]', async () => {
  const { connector, frame, elapse, logIn } = startConnector()
  await logIn()
  frame.hold('UPDATE_EMAIL')
  const refused = connector.updateEmail('new@example.com', signal)
  refused.catch(() => {})
  await settle()
  frame.refuse('UPDATE_EMAIL', { message: 'Not today' })
  await expect(refused).rejects.toMatchObject({ code: 'embedded/frame-refused' })
  const caller = new AbortController()
  const aborted = connector.updateEmail('new@example.com', caller.signal)
  aborted.catch(() => {})
  await settle()
  caller.abort()
  await expect(aborted).rejects.toMatchObject({ code: 'kit/aborted' })
  frame.release('UPDATE_EMAIL')
  await elapse(20_000)
  const next = connector.updateEmail('new@example.com', signal)
  await expect(next).rejects.toMatchObject(throttled(10))
  expect(frame.count('UPDATE_EMAIL')).toBe(2)
})

test.each([
  ['confirmCode', 'CONNECT_OTP'],
  ['confirmPrimaryCode', 'UPDATE_EMAIL_PRIMARY_OTP'],
  ['confirmSecondaryCode', 'UPDATE_EMAIL_SECONDARY_OTP'],
] as const)(
  '%s rejects with email/code-wrong only if the frame refuses the code, and accepts another one [EM11]',
  async (call, name) => {
    const { connector, frame, whenLoaded } = startConnector()
    await whenLoaded(connector.submitEmail(email, signal))
    frame.hold(name)
    for (const [message, code] of [
      [`Wrong code for ${ada.email}`, 'email/code-wrong'],
      ['Not today', 'embedded/frame-refused'],
      ['status 500', 'embedded/frame-refused'],
    ] as const) {
      const refused = expect(connector[call]('111111', signal)).rejects.toMatchObject({ code })
      await settle()
      frame.refuse(name, { message })
      await refused
    }
    frame.release(name)
    await connector[call]('123456', signal)
    expect(frame.last(name)).toEqual({ otp: '123456' })
  },
)

const losses = {
  'reload of the frame': ({ frame }: Page) => frame.reload(),
  'removal by a script': ({ frame }: Page) => frame.remove(),
  'reload by the page': ({ connector, whenLoaded }: Page) => whenLoaded(connector.reload(signal)),
}
const lossNames = ['reload of the frame', 'removal by a script', 'reload by the page'] as const
const steps = [
  ['confirmDevice', ({ connector }: Page) => connector.confirmDevice(signal)],
  ['confirmCode', ({ connector }: Page) => connector.confirmCode('123456', signal)],
  ['confirmPrimaryCode', ({ connector }: Page) => connector.confirmPrimaryCode('123456', signal)],
  [
    'confirmSecondaryCode',
    ({ connector }: Page) => connector.confirmSecondaryCode('123456', signal),
  ],
] as const
type Page = ReturnType<typeof startConnector>

test.each(lossNames.flatMap((loss) => steps.map(([name, step]) => [name, loss, step] as const)))(
  '%s rejects with embedded/aborted if the frame lost the login (%s), and the frame gets the page’s data again [F8]',
  async (_, loss, step) => {
    const page = startConnector()
    const { connector, frame, whenLoaded } = page
    await whenLoaded(connector.submitEmail(email, signal))
    expect(frame.count('SYNC_DAPP_DATA')).toBe(1)
    const since = frame.posted.length
    await losses[loss](page)
    await settle()
    await expect(whenLoaded<unknown>(step(page))).rejects.toMatchObject({
      code: 'embedded/aborted',
    })
    expect(frame.names(since)).toEqual([])
    expect([frame.count('SYNC_DAPP_DATA'), frame.count('SYNC_THEME')]).toEqual([2, 2])
  },
)

test('a code that is entered while the frame reloads itself rejects with embedded/aborted, and a new e-mail is accepted', async () => {
  const { connector, frame, elapse, whenLoaded } = startConnector()
  await whenLoaded(connector.submitEmail(email, signal))
  frame.hold('CONNECT_OTP')
  const confirming = connector.confirmCode('123456', signal)
  const aborted = expect(confirming).rejects.toMatchObject({ code: 'embedded/aborted' })
  await settle()
  frame.reload()
  await aborted
  frame.release('CONNECT_OTP')
  await elapse(30_000)
  await connector.submitEmail(email, signal)
  await connector.confirmCode('123456', signal)
})
