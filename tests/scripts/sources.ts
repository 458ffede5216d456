/** What no line may say in files of some rooms, and the lines that may all the same. */
export interface SourceRule {
  readonly says: string;
  readonly rooms: RegExp;
  readonly pattern: RegExp;
  readonly except?: readonly RegExp[];
}

const anywhere = /^/;

/** What does not belong into a repository, wherever it stands. */
export const secrets: readonly SourceRule[] = [
  { says: 'private key', rooms: anywhere, pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/ },
  { says: 'cloud key', rooms: anywhere, pattern: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/ },
  { says: 'token of a forge', rooms: anywhere, pattern: /\b(?:gh[pousr]_|glpat-|npm_)[\w-]{20,}/ },
  { says: 'payment key', rooms: anywhere, pattern: /\b(?:sk|rk)_live_\w{10,}/ },
  { says: 'signed token', rooms: anywhere, pattern: /\beyJ[\w-]{5,}\.eyJ[\w-]{5,}\.[\w-]{40,}/ },
  { says: 'path of a machine', rooms: anywhere, pattern: /(?:\/home|\/Users)\/[a-z]\w*\// },
  {
    says: 'registry',
    rooms: /(?:^|\/)(?:\.npmrc|package(?:-lock)?\.json)$/,
    pattern:
      /^\s*(?:@\w+:)?registry\s*=|_authToken|"resolved": "(?!https:\/\/registry\.npmjs\.org\/)/,
  },
];

const product = /^(?:server|src|machines|contract|games)\/.*\.tsx?$/;
const server = /^server\/.*\.ts$/;

/** How the product is written, where a test of what it does would not see that it is not. */
export const rules: readonly SourceRule[] = [
  {
    says: 'text becomes neither code nor markup',
    rooms: product,
    pattern:
      /\beval\(|new Function\(|dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write\b/,
    // Shapes that the product draws itself, each attribute escaped.
    except: [/<svg .*dangerouslySetInnerHTML=\{\{ __html: markupOf\(children\) \}\} \/>$/],
  },
  {
    says: 'hashes and ciphers are those that hold',
    rooms: /^(?:server|games)\/.*\.ts$/,
    pattern:
      /createH(?:ash|mac)\((?!'sha256')|createCipheriv\((?!'aes-256-gcm'|CIPHER,)|\bmd5\b|\bsha-?1\b/i,
  },
  {
    says: 'what must not be guessed is drawn by the system',
    rooms: server,
    pattern: /Math\.random\(/,
    // How long a writer waits before it tries again.
    except: [/await wait\(isRace\(error\)/],
  },
  {
    says: 'the server follows and sends nobody anywhere',
    rooms: server,
    pattern: /\bfetch\(|\.redirect\(/,
    // The test provider's page leads back to the platform's own.
    except: [/reply\.redirect\((?:isAsked \? request\.url : )?backOf\(/],
  },
  {
    says: 'certificates are checked',
    rooms: server,
    pattern: /rejectUnauthorized:|NODE_TLS_REJECT/,
  },
  {
    says: 'no shell is asked for anything',
    rooms: server,
    pattern: /\{[^}]*\bexec(?:Sync)?\b[^}]*\} from 'node:child_process'|shell: true/,
  },
  {
    says: 'a page knows how many there are behind its end, too: readRange',
    rooms: server,
    pattern: /count\(\*\) over \(\) as total/,
  },
  { says: 'what is pasted is taken', rooms: /^src\/.*\.tsx$/, pattern: /\bonPaste\b/ },
];

/** `path:line` of everything in the texts that a rule forbids. */
export const findingsIn = (
  { says, rooms, pattern, except = [] }: SourceRule,
  texts: readonly { readonly path: string; readonly text: string }[],
): string[] =>
  texts
    .filter(({ path }) => rooms.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, at) =>
          pattern.test(line) && !except.some((allowed) => allowed.test(line))
            ? [`${says}: ${path}:${at + 1}`]
            : [],
        ),
    );
