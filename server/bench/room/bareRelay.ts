/** What a room is at the least: whatever one says on an address, all others there hear. `GET` gives the seconds of processor time. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import WebSocket, { WebSocketServer } from 'ws';

const rooms = new Map<string, Set<WebSocket>>();
const server = createServer((_request, response) => {
  const { user, system } = process.cpuUsage();
  response.end(String((user + system) / 1_000_000));
});
new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket, { url = '' }) => {
  const room = rooms.get(url) ?? new Set();
  rooms.set(url, room.add(socket));
  socket.on('message', (data) => {
    const text = String(data);
    for (const other of room) if (other !== socket && other.readyState === WebSocket.OPEN) other.send(text);
  });
  socket.on('close', () => room.delete(socket));
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.on('SIGTERM', () => process.exit());
