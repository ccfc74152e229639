import type { ApprovalContent, ApprovalRequest, Decision } from '../wallet.types.ts'
import { describeApproval, groupAddress } from './describe-approval.ts'
import { appendTo, element } from './element.ts'
import { type FromWindow, isToWindow, type ToWindow } from './messages.ts'

/** Interval in ms at which the opener is checked for being closed. */
const openerCheck = 500

/**
 * Runs the wallet's window: receives the request from the page that opened it, shows it and sends
 * the decision back.
 */
export function runWalletWindow(page: Window & typeof globalThis, container: HTMLElement): void {
  const id = new URLSearchParams(page.location.search).get('ask')
  const { origin } = page.location
  const opener: Window | null = page.opener
  if (!id || !opener) {
    container.replaceChildren(
      element(
        'p',
        'empty',
        'This is the window of a test wallet. It opens when a page sends the wallet a request.',
      ),
    )
    return
  }
  const send = (message: FromWindow) => opener.postMessage(message, origin)
  const decide = (decision: Decision) => {
    send({ id, type: 'decision', decision })
    page.close()
  }
  page.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source !== opener || !isToWindow(event.data, id)) return
    render(event.data)
  })
  page.addEventListener('keydown', ({ key }) => key === 'Escape' && decide({ approved: false }))
  page.setInterval(() => opener.closed && page.close(), openerCheck)
  send({ id, type: 'ready' })

  function render({ branding, origin: site, request }: ToWindow) {
    const content = describeApproval(request)
    page.document.title = `${branding.name}: ${content.title}`
    page.document.documentElement.dataset.accent = branding.accent
    const icon = element('img', 'icon')
    icon.src = branding.icon
    icon.alt = ''
    const title = element('h1', 'title', content.title)
    title.tabIndex = -1
    const form = element('form', 'ask')
    form.append(
      appendTo(element('header', 'head'), icon, element('span', 'name', branding.name)),
      appendTo(
        element('main', 'body'),
        title,
        siteLine(site),
        element('p', 'text', content.text),
        ...detailsOf(request, content),
      ),
      buttons(content, () => decide({ approved: false })),
    )
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      decide({ approved: true, accounts: selectedAccounts(form, request) })
    })
    form.addEventListener('change', () => {
      const isEmpty = request.kind === 'connect' && selectedAccounts(form, request).length === 0
      for (const button of form.querySelectorAll<HTMLButtonElement>('.approve'))
        button.disabled = isEmpty
    })
    container.replaceChildren(form)
    title.focus()
  }
}

const siteLine = (origin: string) =>
  appendTo(element('p', 'site'), element('span', 'label', 'Site'), element('b', 'origin', origin))

function detailsOf(request: ApprovalRequest, { facts, payload }: ApprovalContent): HTMLElement[] {
  if (request.kind === 'connect') {
    const rows = request.accounts.map((address, index) =>
      accountRow(address, request.names[index] ?? ''),
    )
    return [appendTo(element('div', 'accounts'), ...rows)]
  }
  const classOf = (value: string) => (value.startsWith('0x ') ? 'value address' : 'value')
  const rows = facts.flatMap(({ label, value }) => [
    element('dt', 'label', label),
    element('dd', classOf(value), value),
  ])
  const list = appendTo(element('dl', 'facts'), ...rows)
  if (payload === null) return [list]
  const payloadBox = element('pre', 'payload', payload)
  payloadBox.tabIndex = 0
  payloadBox.setAttribute('aria-label', 'What will be signed')
  return [payloadBox, list]
}

function accountRow(address: string, name: string): HTMLElement {
  const box = element('input', 'box')
  box.type = 'checkbox'
  box.name = 'account'
  box.value = address
  box.checked = true
  return appendTo(
    element('label', 'account'),
    box,
    element('span', 'name', name),
    element('span', 'address', groupAddress(address)),
  )
}

function buttons({ approve }: ApprovalContent, onReject: () => void): HTMLElement {
  const rejectButton = element('button', 'button reject', 'Reject')
  rejectButton.type = 'button'
  rejectButton.addEventListener('click', onReject)
  const approveButton = element('button', 'button approve', approve)
  approveButton.type = 'submit'
  return appendTo(element('footer', 'foot'), rejectButton, approveButton)
}

const selectedAccounts = (form: HTMLFormElement, request: ApprovalRequest): readonly string[] =>
  request.kind === 'connect'
    ? new FormData(form).getAll('account').filter((entry) => typeof entry === 'string')
    : []
