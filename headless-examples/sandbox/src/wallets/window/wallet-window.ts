import type { ApprovalRequest, ApprovalContent, Decision } from '../wallet.types.ts'
import { describeApproval, groupAddress } from './describe-approval.ts'
import { element, filled } from './element.ts'
import { type FromWindow, isToWindow, type ToWindow } from './messages.ts'

const openerCheck = 500

/** Runs the wallet's own window: fetches the ask from the page that opened it, shows it, brings the answer back. */
export function runWalletWindow(page: Window & typeof globalThis, place: HTMLElement): void {
  const id = new URLSearchParams(page.location.search).get('ask')
  const { origin } = page.location
  const opener: Window | null = page.opener
  if (!id || !opener) {
    place.replaceChildren(
      element(
        'p',
        'empty',
        'This is the window of a pretend wallet. It opens by itself when a page asks the wallet for something.',
      ),
    )
    return
  }
  const tell = (message: FromWindow) => opener.postMessage(message, origin)
  const answer = (verdict: Decision) => {
    tell({ id, type: 'verdict', decision })
    page.close()
  }
  page.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source !== opener || !isToWindow(event.data, id)) return
    draw(event.data)
  })
  page.addEventListener('keydown', ({ key }) => key === 'Escape' && answer({ approved: false }))
  page.setInterval(() => opener.closed && page.close(), openerCheck)
  tell({ id, type: 'ready' })

  function draw({ branding, origin: asking, ask }: ToWindow) {
    const words = describeApproval(ask)
    page.document.title = `${branding.name}: ${words.title}`
    page.document.documentElement.dataset.accent = branding.accent
    const icon = element('img', 'icon')
    icon.src = branding.icon
    icon.alt = ''
    const title = element('h1', 'title', words.title)
    title.tabIndex = -1
    const form = element('form', 'ask')
    form.append(
      filled(element('header', 'head'), icon, element('span', 'name', branding.name)),
      filled(
        element('main', 'body'),
        title,
        site(asking),
        element('p', 'text', words.text),
        ...details(ask, words),
      ),
      buttons(words, () => answer({ approved: false })),
    )
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      answer({ approved: true, accounts: chosen(form, ask) })
    })
    form.addEventListener('change', () => {
      const none = ask.kind === 'connect' && chosen(form, ask).length === 0
      for (const button of form.querySelectorAll<HTMLButtonElement>('.approve'))
        button.disabled = none
    })
    place.replaceChildren(form)
    title.focus()
  }
}

const site = (asking: string) =>
  filled(element('p', 'site'), element('span', 'label', 'Site'), element('b', 'origin', asking))

function details(ask: ApprovalRequest, { facts, payload }: ApprovalContent): HTMLElement[] {
  if (ask.kind === 'connect')
    return [
      filled(
        element('div', 'accounts'),
        ...ask.accounts.map((address, at) => accountRow(address, ask.names[at] ?? '')),
      ),
    ]
  const classOf = (value: string) => (value.startsWith('0x ') ? 'value address' : 'value')
  const rows = facts.flatMap(({ label, value }) => [
    element('dt', 'label', label),
    element('dd', classOf(value), value),
  ])
  const list = filled(element('dl', 'facts'), ...rows)
  if (payload === null) return [list]
  const shown = element('pre', 'payload', payload)
  shown.tabIndex = 0
  shown.setAttribute('aria-label', 'What will be signed')
  return [shown, list]
}

function accountRow(address: string, name: string): HTMLElement {
  const box = element('input', 'box')
  box.type = 'checkbox'
  box.name = 'account'
  box.value = address
  box.checked = true
  return filled(
    element('label', 'account'),
    box,
    element('span', 'name', name),
    element('span', 'address', groupAddress(address)),
  )
}

function buttons({ approve }: ApprovalContent, reject: () => void): HTMLElement {
  const no = element('button', 'button reject', 'Reject')
  no.type = 'button'
  no.addEventListener('click', reject)
  const yes = element('button', 'button approve', approve)
  yes.type = 'submit'
  return filled(element('footer', 'foot'), no, yes)
}

const chosen = (form: HTMLFormElement, ask: ApprovalRequest): readonly string[] =>
  ask.kind === 'connect'
    ? new FormData(form).getAll('account').filter((entry) => typeof entry === 'string')
    : []
