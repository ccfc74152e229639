import '@latchkit/sandbox/wallet-window.css'
import { runWalletWindow } from '@latchkit/sandbox/wallet-window'

const container = document.getElementById('wallet')
if (container) runWalletWindow(window, container)
