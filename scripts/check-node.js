// Plain JavaScript on purpose: an old Node must be able to read this file and say what is wrong.
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(
    `Bedside needs Node 24 or newer; this is ${process.version}. On Linux and Windows \`npm ci\` brings one ` +
      'of its own, unless optional dependencies were left out. Elsewhere install it from https://nodejs.org.',
  );
  process.exit(1);
}
