import { showApproval } from './approval-screen.ts'
import { callService } from './call-service.ts'
import { createFrameWallet } from './create-frame-wallet.ts'
import type { FrameStore, FrameTheme } from './frame.types.ts'
import { approveRuleIn } from './networks.ts'

/** Names of the theme's variables, and the properties of the frame that they set. */
const properties: Readonly<Record<string, string>> = {
  '--w3m-accent': '--accent',
  '--w3m-font-family': '--font',
}

const store: FrameStore = {
  get: (key) => localStorage.getItem(key),
  set: (key, value) => localStorage.setItem(key, value),
  remove: (key) => localStorage.removeItem(key),
}

function showTheme({ mode, variables }: FrameTheme): void {
  const root = document.documentElement
  if (mode === null) delete root.dataset.theme
  else root.dataset.theme = mode
  for (const [name, property] of Object.entries(properties)) {
    const value = variables[name]
    if (value === undefined) root.style.removeProperty(property)
    else root.style.setProperty(property, String(value))
  }
}

/**
 * Posts to the page from another window, a frame within this frame. `target`: origin of the page.
 */
function speakFromOtherWindow(message: unknown, target: string): void {
  const speaker = document.createElement('iframe')
  speaker.hidden = true
  speaker.src = '/speaker'
  addEventListener('message', function forward({ source, origin }) {
    if (source !== speaker.contentWindow || origin !== location.origin) return
    removeEventListener('message', forward)
    speaker.contentWindow?.postMessage({ message, target }, location.origin)
  })
  document.body.append(speaker)
}

function run(parent: Window, container: HTMLElement): void {
  // Pages of every origin may use the frame. Until the first message the page is unknown, and
  // what is posted before (that the frame is ready) is no secret.
  let target = '*'
  const wallet = createFrameWallet({
    store,
    service: (path, body) => callService(location.origin, path, body),
    post(message, speaker) {
      if (speaker === 'other') speakFromOtherWindow(message, target)
      else parent.postMessage(message, target)
    },
    ask: (request, signal) => showApproval(container, request, signal),
    showTheme,
    reload: () => location.reload(),
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    approve: approveRuleIn(new URL(location.href)),
  })
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== parent) return
    target = origin
    void wallet.receive(data, origin)
  })
  void wallet.start()
}

const container = document.getElementById('wallet')
if (container !== null && window.parent !== window) run(window.parent, container)
else container?.append('This page belongs into a frame: it is the embedded wallet of the sandbox.')
