export { defineElements, type ElementOptions } from './defineElements.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'latchkit-button': HTMLElement
    'latchkit-account-button': HTMLElement
    'latchkit-network-button': HTMLElement
    'latchkit-wallet-button': HTMLElement
    'latchkit-modal': HTMLElement
  }
}
