import '@latchkit/sandbox/wallet-window.css'
import { runWalletWindow } from '@latchkit/sandbox/wallet-window'

const place = document.getElementById('wallet')
if (place) runWalletWindow(window, place)
