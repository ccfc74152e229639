import { createVisitor } from '@latchkit/sandbox/embedded'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { axeInBothThemes } from './harness/axe.ts'
import { type RemoteVisitor, remoteJourney } from './harness/remote-journey.ts'

type Answer = { type: string; id?: string; payload?: unknown; isFrame: boolean; origin: string }

/** Adds the frame to a page of another origin, and waits until it is ready. */
async function addFrame(page: Page, url: string): Promise<void> {
  await page.evaluate(
    ({ src }) =>
      new Promise<void>((resolve) => {
        const frame = document.createElement('iframe')
        frame.title = 'Frame under test'
        frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
        Object.assign(frame.style, {
          position: 'fixed',
          inset: '0',
          width: '360px',
          height: '600px',
        })
        const received: unknown[] = []
        Object.assign(window, { frameReceived: received })
        addEventListener('message', ({ data, source, origin }) => {
          received.push({ ...data, isFrame: source === frame.contentWindow, origin })
          if (data.type === '@w3m-frame/READY') resolve()
        })
        frame.src = src
        document.body.append(frame)
      }),
    { src: `${url}/sdk` },
  )
}

/** Sends a request to the frame and resolves with its answer, from whichever window. */
async function request(page: Page, url: string, name: string, payload?: object): Promise<Answer> {
  const id = crypto.randomUUID()
  await page.evaluate(
    ({ message, target }) =>
      document.querySelector('iframe')?.contentWindow?.postMessage(message, target),
    { message: { type: `@w3m-app/${name}`, id, ...(payload && { payload }) }, target: url },
  )
  const answer = await page.waitForFunction((sent) => {
    const received: readonly Answer[] = Reflect.get(window, 'frameReceived')
    return received.find((message) => message.id === sent)
  }, id)
  const found = await answer.jsonValue()
  if (found === undefined) throw new Error(`No answer to ${name}.`)
  return found
}

async function logIn({ page, embedded }: RemoteVisitor, email: string) {
  const { url } = embedded
  await request(page, url, 'CONNECT_EMAIL', { email })
  await request(page, url, 'CONNECT_OTP', { otp: createVisitor(embedded).code(email) })
  const { payload } = await request(page, url, 'GET_USER', { chainId: 31337 })
  return Object(payload)
}

remoteJourney(
  'the frame logs in on a page of another origin, shows its requests and keeps its key',
  async (visitor) => {
    const { page, embedded, demo } = visitor
    const { url } = embedded
    await visitor.visit()
    await addFrame(page, url)
    const user = await logIn(visitor, 'ada@example.com')
    expect(user).toMatchObject({ email: 'ada@example.com', preferredAccountType: 'smartAccount' })
    await request(page, url, 'SYNC_THEME', { themeMode: 'dark' })

    const sign = () =>
      request(page, url, 'RPC_REQUEST', {
        method: 'personal_sign',
        params: ['0x68656c6c6f', user.address],
      })
    const frame = page.frameLocator('iframe')
    const signed = sign()
    await frame.getByText(demo.url, { exact: true }).waitFor()
    await frame.getByText('hello', { exact: true }).waitFor()
    await frame.getByRole('button', { name: 'Approve' }).click()
    expect((await signed).payload).toMatch(/^0x[0-9a-f]{130,}$/)
    const declined = sign()
    await frame.getByRole('button', { name: 'Decline' }).click()
    expect(await declined).toMatchObject({
      type: '@w3m-frame/RPC_REQUEST_ERROR',
      payload: { message: 'User rejected the request.' },
    })

    await page.reload()
    await addFrame(page, url)
    expect((await request(page, url, 'GET_USER')).payload).toEqual(user)
  },
)

remoteJourney('the frame answers from another window for a fault [F2]', async (visitor) => {
  const { page, embedded } = visitor
  await visitor.visit()
  await addFrame(page, embedded.url)
  embedded.frameFaults([{ fails: 'other-window', times: 1 }])
  const answer = await request(page, embedded.url, 'IS_CONNECTED')
  expect(answer).toMatchObject({ isFrame: false, origin: embedded.url })
  expect(await request(page, embedded.url, 'IS_CONNECTED')).toMatchObject({ isFrame: true })
})

remoteJourney(
  'the pages of the embedded wallet have no accessibility violations',
  async (visitor) => {
    const { page, embedded } = visitor
    const { url } = embedded
    await visitor.visit()
    await addFrame(page, url)
    embedded.set({ email: 'device' })
    await request(page, url, 'CONNECT_EMAIL', { email: 'ada@example.com' })
    embedded.set({ email: 'code' })
    await request(page, url, 'CONNECT_EMAIL', { email: 'ada@example.com' })
    const social = await request(page, url, 'GET_SOCIAL_REDIRECT_URI', { provider: 'github' })
    const farcaster = await request(page, url, 'GET_FARCASTER_URI')
    const device = embedded.mails().find(({ link }) => link !== null)?.link ?? ''
    for (const address of [
      `${url}/mailbox`,
      device,
      Object(social.payload).uri,
      Object(farcaster.payload).url,
      `${url}/loading`,
      `${url}/dashboard`,
    ]) {
      await page.goto(address)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await axeInBothThemes(page)).toEqual([])
    }
  },
)

remoteJourney('the mailbox shows a new e-mail without a reload by the visitor', async (visitor) => {
  const { page, embedded, context } = visitor
  await visitor.visit()
  await addFrame(page, embedded.url)
  const mailbox = await context.newPage()
  await mailbox.goto(`${embedded.url}/mailbox`)
  await mailbox.getByText('There are none yet.').waitFor()
  await request(page, embedded.url, 'CONNECT_EMAIL', { email: 'ada@example.com' })
  const [mail] = embedded.mails('ada@example.com')
  await mailbox.getByText(mail?.code ?? '', { exact: true }).waitFor()
})
