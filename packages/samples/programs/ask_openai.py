from openai import OpenAI

client = OpenAI(base_url="{{BASE_URL}}/v1", api_key="{{API_KEY}}", timeout=30)

stream = client.chat.completions.create(
    model="{{ASSISTANT_ID}}",
    messages=[{"role": "user", "content": "What can you help me with?"}],
    user="customer-42",
    stream=True,
)
for chunk in stream:
    if chunk.choices:
        print(chunk.choices[0].delta.content or "", end="", flush=True)
print()
