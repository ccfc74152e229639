import { cpSync, mkdirSync } from 'node:fs'

const cdn = 'node_modules/@latchkit/react-ui/dist/cdn'
mkdirSync('www')
for (const file of ['index.html', 'page.js']) cpSync(file, `www/${file}`)
for (const file of ['latchkit.js', 'latchkit.css']) cpSync(`${cdn}/${file}`, `www/${file}`)
