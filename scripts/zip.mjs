/** The smallest possible zip writer: one file, stored without compression. */
import { crc32 } from 'node:zlib'

export function storedZip(name, text) {
  const data = Buffer.from(text)
  const file = Buffer.from(name)
  // Common to both headers: version, flags, method, time, date (1980-01-01), checksum, two sizes, two lengths.
  const common = Buffer.alloc(26)
  common.writeUInt16LE(20, 0)
  common.writeUInt16LE(0x21, 8)
  common.writeUInt32LE(crc32(data), 10)
  common.writeUInt32LE(data.length, 14)
  common.writeUInt32LE(data.length, 18)
  common.writeUInt16LE(file.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, file, data])
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, Buffer.alloc(14), file])
  const last = Buffer.alloc(22)
  last.write('PK\x05\x06')
  last.writeUInt16LE(1, 8)
  last.writeUInt16LE(1, 10)
  last.writeUInt32LE(central.length, 12)
  last.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, last])
}
