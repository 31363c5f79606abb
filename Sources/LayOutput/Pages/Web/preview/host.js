/** The server behind the page. Questions are answered with JSON, and changes are told as events. */
const host = {
  token: "",

  send(path, body) {
    return fetch(`./${path}`, { method: "POST", cache: "no-store", body: JSON.stringify(body ?? {}),
      headers: { "Content-Type": "application/json", "X-Lay-Token": this.token } });
  },

  async ask(question, body) {
    const answer = await this.send(question, body);
    if (answer.status === 403) throw new Error("This address is of an earlier run: open the one that lay preview has printed.");
    const json = await answer.json();
    if (json.fault) throw new Error(`This cannot be shown: ${json.fault}.`);
    return json;
  },

  /** Follows the server's events, and comes back whenever it does. */
  async follow(told) {
    for (let pause = 100; ; pause = Math.min(pause * 2, 2000)) {
      try {
        const answer = await this.send("events");
        if (answer.ok) {
          pause = 100;
          await this.read(answer.body.getReader(), told);
        }
        told("lost", { isRefused: answer.status === 403 });
      } catch {
        told("lost", {});
      }
      await new Promise((done) => setTimeout(done, pause));
    }
  },

  async read(reader, told) {
    const decoder = new TextDecoder();
    let text = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
        const fields = Object.fromEntries(text.slice(0, end).split("\n").map((line) => {
          const colon = line.indexOf(": ");
          return [line.slice(0, colon), line.slice(colon + 2)];
        }));
        text = text.slice(end + 2);
        if (fields.event) told(fields.event, { ...JSON.parse(fields.data), generation: Number(fields.id) });
      }
    }
  },
};
