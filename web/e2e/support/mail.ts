/** A mail server for tests, which keeps what it is given. */

import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

export interface Mail {
  to: string
  text: string
}

/** What is sent through here, and the settings of a server that sends its e-mails through here. */
export interface PostOffice {
  received: Mail[]
  settings: Record<string, string>
  close(): void
}

export async function postOffice(): Promise<PostOffice> {
  const received: Mail[] = []
  const server = createServer((socket) => talk(socket, received))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const settings = {
    DUCHY_SMTP_HOST: '127.0.0.1',
    DUCHY_SMTP_PORT: String(port),
    DUCHY_SMTP_SECURITY: 'none',
    DUCHY_MAIL_FROM: 'Duchy <table@duchy.example>',
    DUCHY_PUBLIC_URL: 'https://duchy.example',
  }
  return { received, settings, close: () => void server.close() }
}

/** As much of SMTP as a client needs that knows no extension. */
function talk(socket: Socket, received: Mail[]): void {
  let data: string[] | null = null
  let rest = ''
  socket.on('error', () => undefined) // a client that has gone
  socket.write('220 here\r\n')
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString()).split('\r\n')
    rest = lines.pop()!
    for (const line of lines) {
      if (data && line === '.') {
        received.push(mailOf(data.join('\n')))
        data = null
        socket.write('250 ok\r\n')
      } else if (data) data.push(line)
      else if (/^data/i.test(line)) {
        data = []
        socket.write('354 go on\r\n')
      } else if (/^quit/i.test(line)) socket.end('221 bye\r\n')
      else socket.write('250 ok\r\n')
    }
  })
}

function mailOf(message: string): Mail {
  const [head, ...body] = message.split('\n\n')
  const text = body.join('\n\n')
  const coded = /^content-transfer-encoding: base64/im.test(head!)
  return {
    to: /^to: (.*)$/im.exec(head!)![1]!,
    text: coded ? Buffer.from(text, 'base64').toString() : text.replace(/=\n/g, '').replace(/=3D/g, '='),
  }
}

/** The path of a link in an e-mail, with what is behind its #. */
export function linkIn({ text }: Mail, word: string): string {
  return new RegExp(`https://duchy.example(/\\S*#${word}=\\S+)`).exec(text)![1]!
}
