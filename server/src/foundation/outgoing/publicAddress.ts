import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * The special-purpose IPv4 networks of RFC 6890 and of what came after it, and multicast: none of them is a place on the
 * public web.
 */
const specialNetworks: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8], // this network, RFC 791
  ['10.0.0.0', 8], // private, RFC 1918
  ['100.64.0.0', 10], // behind a carrier's translation, RFC 6598
  ['127.0.0.0', 8], // loopback, RFC 1122
  ['169.254.0.0', 16], // link-local, RFC 3927; clouds tell their secrets there
  ['172.16.0.0', 12], // private, RFC 1918
  ['192.0.0.0', 24], // protocol assignments, RFC 6890
  ['192.0.2.0', 24], // documentation, RFC 5737
  ['192.31.196.0', 24], // AS112, RFC 7535
  ['192.52.193.0', 24], // AMT, RFC 7450
  ['192.88.99.0', 24], // 6to4 relays, RFC 7526
  ['192.168.0.0', 16], // private, RFC 1918
  ['192.175.48.0', 24], // AS112, RFC 7534
  ['198.18.0.0', 15], // benchmarks, RFC 2544
  ['198.51.100.0', 24], // documentation, RFC 5737
  ['203.0.113.0', 24], // documentation, RFC 5737
  ['224.0.0.0', 4], // multicast, RFC 5771
  ['240.0.0.0', 4], // reserved, and broadcast, RFC 1112
];

/** What is special within 2000::/3, the global unicast addresses; all else of IPv6 is special by not lying in that. */
const specialGlobalNetworks: typeof specialNetworks = [
  ['2001::', 23], // protocol assignments, Teredo among them, RFC 2928
  ['2001:db8::', 32], // documentation, RFC 3849
  ['2002::', 16], // 6to4, which carries an IPv4 address, RFC 3056
  ['2620:4f:8000::', 48], // AS112, RFC 7534
  ['3fff::', 20], // documentation, RFC 9637
];

const special = new BlockList();
for (const [network, prefix] of specialNetworks) special.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of specialGlobalNetworks) special.addSubnet(network, prefix, 'ipv6');
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** @param address an IP address @returns whether anybody on the internet may be meant by it, and no one in here */
export const isPublicAddress = (address: string): boolean => {
  if (isIPv4(address)) return !special.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  // IPv4 in IPv6 (mapped, NAT64 and the like) lies outside of these.
  return globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6');
};
