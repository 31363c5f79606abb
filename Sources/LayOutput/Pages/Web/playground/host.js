host.originals = new Map(samples.map(({ path, text }) => [path, text]));
host.texts = new Map(host.originals);

/** Shows the samples, and what the address holds, once the library is there. */
host.follow = async (told) => {
  try {
    await host.begin();
    await editor.readAddress();
    told("hello", { generation: 0 });
  } catch (error) {
    live.tell(error.message);
  }
};
