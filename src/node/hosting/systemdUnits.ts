import type { CommandLine } from './commandLine.ts'
import type { HostPlace } from './hostPlace.ts'

/** Minimal permissions of a unit. Node compiles at run time, so memory must stay executable. */
const FENCE = [
  'DynamicUser=yes',
  'NoNewPrivileges=yes',
  'ProtectSystem=strict',
  'ProtectHome=yes',
  'PrivateTmp=yes',
  'PrivateDevices=yes',
  'ProtectKernelTunables=yes',
  'ProtectKernelModules=yes',
  'ProtectKernelLogs=yes',
  'ProtectControlGroups=yes',
  'ProtectClock=yes',
  'ProtectHostname=yes',
  'ProtectProc=invisible',
  'RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX',
  'RestrictNamespaces=yes',
  'RestrictRealtime=yes',
  'RestrictSUIDSGID=yes',
  'LockPersonality=yes',
  'CapabilityBoundingSet=',
  'AmbientCapabilities=',
  'SystemCallArchitectures=native',
  'SystemCallFilter=@system-service',
  'SystemCallErrorNumber=EPERM',
  'UMask=0077',
]

/**
 * The systemd units for a site built in a folder: `site.service` serves it and receives its messages, `forms.service` only receives
 * messages, for a site served by nginx or Caddy. `run` is how to run commands there. Both listen on localhost only, behind another server.
 */
export function systemdUnits({ host, project, run }: Pick<HostPlace, 'host'> & { project: string; run: CommandLine }): Map<string, string> {
  const start = (command: string) => [run.file, command, ...run.options]
  return new Map([
    ['site.service', unit({ about: `Website ${host}`, project, command: start('start'), port: 4173, state: 'site' })],
    ['forms.service', unit({ about: `Form messages of ${host}`, project, command: start('receive'), port: 4174, state: 'forms' })],
  ])
}

/** The differences between units. `state` is a folder below /var/lib that systemd creates. */
type Unit = { about: string; project: string; command: string[]; port: number; state: string }

function unit({ about, project, command, port, state }: Unit): string {
  return [
    '[Unit]',
    `Description=${unitText(about)}`,
    'After=network-online.target',
    'Wants=network-online.target',
    '',
    '[Service]',
    `WorkingDirectory=${unitText(project)}`,
    '# Started without npm, so that systemd signals the server process itself.',
    `ExecStart=/usr/bin/env node ${command.map(unitWord).join(' ')}`,
    'Environment=NODE_ENV=production',
    'Environment=HOST=127.0.0.1',
    `Environment=PORT=${port}`,
    '# The number of proxies in front of the server.',
    'Environment=TRUST_PROXY=1',
    `StateDirectory=${state}`,
    `Environment=FORMS_DATA=%S/${state}/submissions`,
    '# FORMS_SMTP_URL and other secrets, one per line. Only root may read this file: chmod 600.',
    `EnvironmentFile=-/etc/${state}.env`,
    'KillSignal=SIGTERM',
    'TimeoutStopSec=10',
    'Restart=always',
    'RestartSec=1',
    'LimitNOFILE=65536',
    ...FENCE,
    '',
    '[Install]',
    'WantedBy=multi-user.target',
    '',
  ].join('\n')
}

/** A text for a unit: a percent sign starts a specifier, a backslash at the end joins lines. */
function unitText(text: string): string {
  if (/[\x00-\x1f\x7f]/.test(text)) throw new TypeError(`Not for a line of a unit: ${JSON.stringify(text)}`)
  return text.replaceAll('%', '%%').replaceAll('\\', '\\\\')
}

/** An argument of a command line: quoted if it contains more than plain letters. A dollar sign starts a variable. */
function unitWord(word: string): string {
  return /^[\w./:@+,=-]+$/.test(word) ? word : `"${unitText(word).replaceAll('"', '\\"').replaceAll('$', '$$$$')}"`
}
